import { beforeEach, expect, test } from "vitest";
import { readSettings } from "../../../shared/settings.ts";
import { applyAttributes, applyFacts, type PageFacts, readFacts } from "../../../shell/navigation/facts.ts";

function factsOf(html: string): PageFacts {
  const doc = new DOMParser().parseFromString(html, "text/html");
  return readFacts(doc, readSettings(doc));
}
const first = `<html lang="en"><head><title>Cups</title><meta charset="utf-8"><meta name="description" content="all cups"><link rel="canonical" href="/cups"></head>
  <body class="list wide" data-page="1"><div id="page"><meta name="in-page" content="x"></div></body></html>`;
const second = `<html lang="fr" dir="ltr"><head><title>Tasse</title><meta charset="utf-8"><meta name="description" content="une tasse"><meta name="robots" content="noindex"></head>
  <body class="product" data-product="7"><div id="page"></div></body></html>`;

beforeEach(() => {
  document.head.innerHTML = `<meta charset="utf-8"><meta name="description" content="all cups"><link rel="canonical" href="/cups">`;
  document.body.innerHTML = `<div id="page"></div>`;
  document.body.className = "list wide opened-by-script";
  document.body.dataset["page"] = "1";
  document.documentElement.lang = "en";
});

test("NAV-21 title, language, description and canonical link follow the page", () => {
  applyFacts(factsOf(second), factsOf(first));
  expect([document.title, document.documentElement.lang, document.documentElement.dir]).toEqual(["Tasse", "fr", "ltr"]);
  expect(document.querySelector("meta[name=description]")!.getAttribute("content")).toBe("une tasse");
  expect(document.querySelectorAll("meta[name=description], link[rel=canonical]")).toHaveLength(1);
  expect(document.querySelector("meta[name=robots]")).not.toBeNull();
  expect(document.querySelector("meta[charset]")).not.toBeNull();
});

test("NAV-21 the body's classes and attributes follow the server, and what scripts added stays", () => {
  applyFacts(factsOf(second), factsOf(first));
  expect([...document.body.classList].sort()).toEqual(["opened-by-script", "product"]);
  expect({ ...document.body.dataset }).toEqual({ product: "7" });
});

test("NAV-21 a head element that both pages have stays the same element", () => {
  const description = document.querySelector("meta[name=description]");
  applyFacts(factsOf(first), factsOf(first));
  expect(document.querySelector("meta[name=description]")).toBe(description);
});

test("what stands in the page section is no fact of the head", () => {
  expect(factsOf(first).head.some((element) => element.getAttribute("name") === "in-page")).toBe(false);
});

test("an attribute that a script changed is left when the server's word is the same", () => {
  const element = document.createElement("div");
  element.setAttribute("style", "color: red");
  applyAttributes(element, { style: "color: blue" }, { style: "color: blue" });
  expect(element.getAttribute("style")).toBe("color: red");
});
