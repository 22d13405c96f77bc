import type { AtollEvents } from "../../shared/events.ts";

const all: Record<keyof AtollEvents, true> = {
  "page:leave": true,
  "page:out": true,
  "page:request": true,
  "page:swap": true,
  "page:added": true,
  "page:loaded": true,
  "page:images": true,
  "page:finish": true,
  "page:error": true,
  "island:error": true,
  "quantity:changed": true,
  "product:variant": true,
  "items:shown": true,
  "cart:changed": true,
  "account:changed": true,
  "wishlist:changed": true,
  "form:invalid": true,
  "Manager:setCookieConsent": true,
};

/** All events of Atoll. The type of `all` makes the compiler report a missing one. */
export const eventNames = Object.keys(all) as (keyof AtollEvents)[];
