// The script of the documentation. Without it all pages, links, frames and the "Show" buttons still work.
import { startCopyButtons } from "./copy.ts";
import { startExamples } from "./examples.ts";
import { startFilter } from "./filter.ts";
import { showCurrentPage } from "./navigation.ts";
import { startSearch } from "./search.ts";

const root = (document.currentScript as HTMLScriptElement).dataset["root"]!;

showCurrentPage();
startCopyButtons();
startFilter();
startExamples();
startSearch(root);
