(window.ran = window.ran || []).push('markdown.js');
App.markdown = function (text) {
  return text.replace(/\*([^*]+)\*/g, '<em>$1</em>');
};
