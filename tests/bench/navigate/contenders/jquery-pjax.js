import "./jquery-global.js";
import "jquery-pjax";

// `fragment`: the library expects its server to send only the fragment, but this server sends whole pages to all
// contenders. `timeout`: after the default of 650 ms, a slow response would become a full load.
window.jQuery(document).pjax("a", "#page", { fragment: "#page", timeout: 30_000 });
