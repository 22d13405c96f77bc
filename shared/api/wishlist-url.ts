import { shell } from "../shell-api.ts";
import { wishlistPagePath } from "./wire/wishlists.ts";

/** URL of the page of a list; without an id, of the first list. WSH-01 */
export function wishlistPageUrl(id?: string): string {
  const { app, culture } = shell().settings;
  return app + wishlistPagePath(culture, id);
}
