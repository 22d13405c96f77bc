import jQuery from "jquery";

// jquery-pjax reads the global.
window.jQuery = jQuery;
