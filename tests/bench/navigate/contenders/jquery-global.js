import jQuery from "jquery";

// jquery-pjax looks for it there.
window.jQuery = jQuery;
