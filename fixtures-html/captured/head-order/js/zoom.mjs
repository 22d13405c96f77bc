(window.ran = window.ran || []).push('zoom.mjs');
export function open(element) {
  element.textContent = 'Open';
}
