import { beforeEach, expect, test } from "vitest";
import { readSettings } from "../../../shared/settings.ts";
import { applyAttributes, applyMetadata, type PageMetadata, readMetadata } from "../../../shell/navigation/head.ts";
import { newSession } from "../stand-ins/session.ts";

function factsOf(html: string): PageMetadata {
  const doc = new DOMParser().parseFromString(html, "text/html");
  return readMetadata(doc, readSettings(doc));
}
const first = `<html lang="en"><head><title>Cups</title><meta charset="utf-8"><meta name="description"
  content="all cups"><link rel="canonical" href="/cups"></head>
  <body class="list wide" data-page="1"><div id="page"><meta name="in-page" content="x"></div></body></html>`;
const second = `<html lang="fr" dir="ltr"><head><title>Tasse</title><meta charset="utf-8"><meta name="description"
  content="une tasse"><meta name="robots" content="noindex"></head>
  <body class="product" data-product="7"><div id="page"></div></body></html>`;

beforeEach(() => {
  document.head.innerHTML = `<meta charset="utf-8"><meta name="description" content="all cups"><link rel="canonical"
    href="/cups">`;
  document.body.innerHTML = `<div id="page"></div>`;
  document.body.className = "list wide opened-by-script";
  document.body.dataset["page"] = "1";
  document.documentElement.lang = "en";
});

test("NAV-21 title, language, description and canonical link follow the page", () => {
  applyMetadata(newSession(), factsOf(second), factsOf(first));
  expect([document.title, document.documentElement.lang, document.documentElement.dir]).toEqual(["Tasse", "fr", "ltr"]);
  expect(document.querySelector("meta[name=description]")!.getAttribute("content")).toBe("une tasse");
  expect(document.querySelectorAll("meta[name=description], link[rel=canonical]")).toHaveLength(1);
  expect(document.querySelector("meta[name=robots]")).not.toBeNull();
  expect(document.querySelector("meta[charset]")).not.toBeNull();
});

test("NAV-21 the body's classes and attributes follow the server; a class added by a script stays", () => {
  applyMetadata(newSession(), factsOf(second), factsOf(first));
  expect([...document.body.classList].sort()).toEqual(["opened-by-script", "product"]);
  expect({ ...document.body.dataset }).toEqual({ product: "7" });
});

test("NAV-21 a head element that both pages have is not replaced", () => {
  const description = document.querySelector("meta[name=description]");
  applyMetadata(newSession(), factsOf(first), factsOf(first));
  expect(document.querySelector("meta[name=description]")).toBe(description);
});

test("elements in the page section are not part of the head metadata", () => {
  expect(factsOf(first).head.some((element) => element.getAttribute("name") === "in-page")).toBe(false);
});

test("an attribute changed by a script stays when the server's value is unchanged", () => {
  const element = document.createElement("div");
  element.setAttribute("style", "color: red");
  applyAttributes(element, { style: "color: blue" }, { style: "color: blue" });
  expect(element.getAttribute("style")).toBe("color: red");
});
