import "./jquery-global.js";
import "jquery-pjax";

// Its server would send the fragment alone; ours sends whole pages to everyone. Its 650 ms would make a slow answer a full load.
window.jQuery(document).pjax("a", "#page", { fragment: "#page", timeout: 30_000 });
