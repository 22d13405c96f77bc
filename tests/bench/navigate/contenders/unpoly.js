import "unpoly";

window.up.fragment.config.mainTargets = ["#page"];
window.up.link.config.followSelectors.push("a[href]");
