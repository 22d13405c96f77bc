interface BootstrapDropdown {
  show(): void;
  hide(): void;
  dispose(): void;
}

declare global {
  interface Window {
    bootstrap?: {
      Dropdown?: {
        getOrCreateInstance(element: Element): BootstrapDropdown;
        getInstance(element: Element): BootstrapDropdown | null;
      };
    };
  }
}

export interface Menu {
  isOpen(): boolean;
  open(): void;
  close(): void;
  /** Disposes the Bootstrap instance that this code created; otherwise Bootstrap would keep it for ever. */
  dispose(): void;
}

/**
 * Controls a dropdown through `window.bootstrap` when the page has it, else by setting Bootstrap's classes and
 * attributes directly. A Bootstrap that is bundled elsewhere reads these.
 */
export function createMenu(toggle: HTMLElement, list: HTMLElement): Menu {
  const existing = window.bootstrap?.Dropdown?.getInstance(toggle);
  const bootstrap = (): BootstrapDropdown | undefined => window.bootstrap?.Dropdown?.getOrCreateInstance(toggle);
  const isOpen = (): boolean => list.classList.contains("show");
  const setOpen = (open: boolean): void => {
    toggle.classList.toggle("show", open);
    list.classList.toggle("show", open);
    toggle.setAttribute("aria-expanded", String(open));
    if (open) list.setAttribute("data-bs-popper", "static");
    else list.removeAttribute("data-bs-popper");
  };
  return {
    isOpen,
    open() {
      const dropdown = bootstrap();
      if (dropdown) withoutFocus(toggle, () => dropdown.show());
      else setOpen(true);
    },
    close() {
      const dropdown = bootstrap();
      if (dropdown) dropdown.hide();
      else setOpen(false);
    },
    dispose() {
      if (!existing && !isOpen()) window.bootstrap?.Dropdown?.getInstance(toggle)?.dispose();
    },
  };
}

/**
 * Runs `act` while `element` cannot be focused. Bootstrap focuses the toggle when it opens the menu; a hover must not
 * move the focus away from a field.
 */
function withoutFocus(element: HTMLElement, act: () => void): void {
  element.focus = () => {};
  try {
    act();
  } finally {
    delete (element as Partial<HTMLElement>).focus;
  }
}
