import { emit } from "../../shared/events.ts";
import type { PageVisit } from "../../shared/shell-api.ts";

/** Fires the last events of a visit; those about images only while `signal` is not aborted. */
export function finish(page: PageVisit, signal: AbortSignal): void {
  emit(document, "page:loaded", page);
  void imagesOf(page.target).then(() => {
    if (signal.aborted) return;
    emit(document, "page:images", page);
    emit(document, "page:finish", page);
  });
}

/** Resolves when all images without lazy loading have loaded or failed. */
async function imagesOf(section: ParentNode): Promise<void> {
  const waits = [...section.querySelectorAll("img")].filter((image) => !image.complete && image.loading !== "lazy");
  await Promise.all(
    waits.map(
      (image) => new Promise((resolve) => ["load", "error"].forEach((type) => image.addEventListener(type, resolve))),
    ),
  );
}
