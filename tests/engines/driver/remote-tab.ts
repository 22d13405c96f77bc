/** Values that pass between the test and the page. */
export type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json };

/** A tab of an engine, as each driver offers it. Coordinates and sizes are CSS pixels of the viewport. */
export interface RemoteTab {
  /** Loads a page, as when a visitor types a URL. Resolves after its `load` event. */
  open(url: string): Promise<void>;
  /** Resolves after the `load` event of the document. */
  reload(): Promise<void>;
  /** Moves through the tab's history, as with the browser's buttons. Resolves when the browser has begun. */
  back(): Promise<void>;
  forward(): Promise<void>;
  /**
   * Calls a function in the page, given as source text, and resolves with its (awaited) result. Rejects with the
   * function's error, or when the document goes away.
   */
  call(functionSource: string, args: Json[]): Promise<Json>;
  movePointer(x: number, y: number): Promise<void>;
  /** Moves the pointer there, presses and releases it, with one command: each takes some time. */
  click(x: number, y: number): Promise<void>;
  pressPointer(): Promise<void>;
  releasePointer(): Promise<void>;
  scrollWheel(x: number, y: number, deltaY: number): Promise<void>;
  /** `key` is a value of `KeyboardEvent.key`. */
  pressKey(key: string): Promise<void>;
  releaseKey(key: string): Promise<void>;
  /** Presses and releases each of these keys, with one command. */
  type(keys: string[]): Promise<void>;
  /** Chooses files in the file input that the function returns. */
  chooseFiles(functionSource: string, args: Json[], paths: string[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A PNG picture of the viewport. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface TabOptions {
  /** False: as with JavaScript switched off in the browser. `call` still works. */
  hasScript: boolean;
  /** A file of the site that runs no script. A tab that is used again clears the site's cookies and storage there. */
  quietUrl: string;
}

/** A running engine, which all tests of a worker share. Each tab starts without cookies and storage. */
export interface Engine {
  newTab(options: TabOptions): Promise<RemoteTab>;
  close(): Promise<void>;
}
