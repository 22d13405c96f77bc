import { parseDecimal } from "../../../shared/number/decimal.ts";
import type { Coordinates } from "../../../shared/map/map-settings.ts";

/** A marker from the page's markup. CNT-02 */
export interface PageMarker {
  id: string;
  at: Coordinates;
  title: string;
  /** Absolute URL of an image; empty: a pin is drawn. */
  icon: string;
  content: string;
  /** Id of a `<template>` with the content of the bubble. */
  template: string;
}

/**
 * Parses coordinates in degrees: `"51.2,2.9"` (with decimal commas `"51,2; 2,9"`), `[51.2, 2.9]`, `{ lat, lng }` or
 * `{ lat, lon }`. Null for anything else, and for values out of range. CNT-02
 */
export function coordinatesOf(given: unknown): Coordinates | null {
  const [lat, lon] = pairOf(given).map((value) => (typeof value === "string" ? parseDecimal(value) : value));
  const isWithin = (value: unknown, limit: number): value is number =>
    typeof value === "number" && Math.abs(value) <= limit;
  return isWithin(lat, 90) && isWithin(lon, 180) ? { lat, lon } : null;
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

/** Reads the markers of a page whose base URL is `base`. Calls `report` with a sentence for each problem. CNT-02 */
export function readMarkers(given: unknown, base: string, report: (problem: string) => void): PageMarker[] {
  if (!Array.isArray(given)) {
    if (given !== undefined) report(`expects a list of markers, got ${shortJson(given)}; the map has no markers`);
    return [];
  }
  const markers = new Map<string, PageMarker>();
  for (const [index, entry] of (given as unknown[]).entries()) {
    const { coors, title, icon, id, content, template } = (entry ?? {}) as Record<string, unknown>;
    const at = coordinatesOf(coors);
    const texts = {
      id: textOf(id) || `marker-${index + 1}`,
      title: textOf(title),
      content: textOf(content),
      template: textOf(template),
    };
    if (!at)
      report(`marker ${index + 1} expects coors such as "51.2287,2.9271", got ${shortJson(coors)}; it is left out`);
    else if (markers.has(texts.id))
      report(`marker ${index + 1} expects a unique id, got "${texts.id}"; it is left out`);
    else
      markers.set(texts.id, {
        ...texts,
        title: texts.title || texts.id,
        at,
        icon: iconUrl(icon, base, (problem) => report(`marker ${index + 1} ${problem}`)),
      });
  }
  return [...markers.values()];
}

function iconUrl(icon: unknown, base: string, report: (problem: string) => void): string {
  const text = textOf(icon);
  if (!text) return "";
  const url = URL.canParse(text, base) ? new URL(text, base) : null;
  if (url && /^https?:$/.test(url.protocol)) return url.href;
  report(`expects the URL of an image as its icon, got ${shortJson(icon)}; it has a pin`);
  return "";
}

const shortJson = (value: unknown): string => (JSON.stringify(value) ?? "nothing").slice(0, 60);

/** South-west and north-east corner of the area with all markers; undefined for fewer than two positions. */
export function boundsOf(markers: readonly { at: Coordinates }[]): [[number, number], [number, number]] | undefined {
  const [lats, lons] = [markers.map(({ at }) => at.lat), markers.map(({ at }) => at.lon)];
  if (new Set(markers.map(({ at }) => `${at.lat} ${at.lon}`)).size < 2) return undefined;
  return [
    [Math.min(...lats), Math.min(...lons)],
    [Math.max(...lats), Math.max(...lons)],
  ];
}
