/**
 * A script that reports faults of a page to the stand-in: uncaught errors, console errors, Atoll's warnings and what the
 * content security policy blocked. It works alike in each browser.
 */
export const probeScript = `(() => {
  const report = (text) => navigator.sendBeacon("/__control/faults", text + " (" + location.href + ")");
  addEventListener("error", (event) => event.message && report("uncaught: " + event.message), true);
  addEventListener("unhandledrejection", (event) => report("uncaught in promise: " + event.reason));
  document.addEventListener("securitypolicyviolation", (event) =>
    report("content security policy: " + event.effectiveDirective + " blocked " + event.blockedURI));
  for (const level of ["error", "warn"]) {
    const print = console[level];
    console[level] = (...args) => {
      if (level === "error" || String(args[0]).startsWith("[atoll]")) report("console " + level + ": " + args.join(" "));
      print.apply(console, args);
    };
  }
})();
`;
