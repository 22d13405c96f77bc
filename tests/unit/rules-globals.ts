// Globals that modules use and Node lacks. Nothing happens in a window that does not exist.
Object.assign(globalThis, { addEventListener: () => {}, removeEventListener: () => {} });
