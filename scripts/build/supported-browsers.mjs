// The oldest version of each browser that Atoll supports; docs/reference/browser-support.md names them.

export const supportedBrowsers = { chrome: "120", edge: "120", safari: "17.4", ios: "17.4", firefox: "124" };

/** For esbuild: it also adds the prefixes that these versions need, such as `-webkit-user-select`. */
export const targets = ["es2022", ...Object.entries(supportedBrowsers).map(([name, version]) => name + version)];
