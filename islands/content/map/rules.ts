import { parseDecimal } from "../../../shared/decimal.ts";
import type { Coordinates } from "../../../shared/map/map-settings.ts";

/** A marker as the page tells it: all of it is text. CNT-02 */
export interface Place {
  id: string;
  at: Coordinates;
  title: string;
  /** Absolute address of a picture; empty for a pin. */
  icon: string;
  content: string;
  /** Id of a `<template>` with what its bubble says. */
  template: string;
}

/**
 * Latitude and longitude in degrees, of `"51.2,2.9"` (with decimal commas `"51,2; 2,9"`), `[51.2, 2.9]`, `{ lat, lng }` or `{ lat, lon }`;
 * null for what is none, or is not on earth. CNT-02
 */
export function coordinatesOf(given: unknown): Coordinates | null {
  const [lat, lon] = pairOf(given).map((value) => (typeof value === "string" ? parseDecimal(value) : value));
  const fits = (value: unknown, most: number): value is number => typeof value === "number" && Math.abs(value) <= most;
  return fits(lat, 90) && fits(lon, 180) ? { lat, lon } : null;
}

function pairOf(given: unknown): unknown[] {
  if (typeof given === "string") {
    const parts = given.split(given.includes(";") ? ";" : ",");
    return parts.length === 2 ? parts : [];
  }
  if (Array.isArray(given)) return given.length === 2 ? given : [];
  const { lat, lng, lon } = (given ?? {}) as { lat?: unknown; lng?: unknown; lon?: unknown };
  return [lat, lng ?? lon];
}

const textOf = (value: unknown): string =>
  typeof value === "string" ? value.trim() : typeof value === "number" ? String(value) : "";

/** The markers of a page at `base`; of what cannot be shown `complain` is told, in a sentence. CNT-02 */
export function readPlaces(given: unknown, base: string, complain: (problem: string) => void): Place[] {
  if (!Array.isArray(given)) {
    if (given !== undefined) complain(`expects a list of markers, got ${shortJson(given)}; there are none`);
    return [];
  }
  const places = new Map<string, Place>();
  for (const [index, one] of (given as unknown[]).entries()) {
    const { coors, title, icon, id, content, template } = (one ?? {}) as Record<string, unknown>;
    const at = coordinatesOf(coors);
    const known = {
      id: textOf(id) || `marker-${index + 1}`,
      title: textOf(title),
      content: textOf(content),
      template: textOf(template),
    };
    if (!at)
      complain(`marker ${index + 1} expects coors such as "51.2287,2.9271", got ${shortJson(coors)}; it is left out`);
    else if (places.has(known.id))
      complain(`marker ${index + 1} expects an id of its own, got "${known.id}"; it is left out`);
    else
      places.set(known.id, {
        ...known,
        title: known.title || known.id,
        at,
        icon: pictureOf(icon, base, (problem) => complain(`marker ${index + 1} ${problem}`)),
      });
  }
  return [...places.values()];
}

function pictureOf(icon: unknown, base: string, complain: (problem: string) => void): string {
  const text = textOf(icon);
  if (!text) return "";
  const url = URL.canParse(text, base) ? new URL(text, base) : null;
  if (url && /^https?:$/.test(url.protocol)) return url.href;
  complain(`expects the address of a picture as its icon, got ${shortJson(icon)}; it has a pin`);
  return "";
}

const shortJson = (value: unknown): string => (JSON.stringify(value) ?? "nothing").slice(0, 60);

/** The corners of what holds all of these; undefined for less than two places. */
export function around(places: readonly { at: Coordinates }[]): [[number, number], [number, number]] | undefined {
  const [lats, lons] = [places.map(({ at }) => at.lat), places.map(({ at }) => at.lon)];
  if (new Set(places.map(({ at }) => `${at.lat} ${at.lon}`)).size < 2) return undefined;
  return [
    [Math.min(...lats), Math.min(...lons)],
    [Math.max(...lats), Math.max(...lons)],
  ];
}
