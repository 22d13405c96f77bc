// A global that modules use when they are loaded, and Node lacks. Nothing happens in a window that does not exist.
Object.assign(globalThis, { addEventListener: () => {} });
