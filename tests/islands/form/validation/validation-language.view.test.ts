// Messages in a language that only the site has, from the texts that it serves.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { giveOwnTexts } from "../../../unit/stand-ins/own-texts.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

const german = {
  Required: "Bitte ausfüllen.",
  Email: "Bitte eine E-Mail-Adresse wie name@example.org angeben.",
  LengthMax_one: "Höchstens {0} Zeichen.",
  LengthMax_other: "Höchstens {0} Zeichen insgesamt.",
  NumberBetween: "Bitte eine Zahl von {0} bis {1} angeben.",
  Number: "Bitte eine Zahl angeben, zum Beispiel {0}.",
  Date: "Bitte ein Datum im Format {0} angeben.",
  Refused: "Bitte etwas anderes angeben.",
};

let abort: AbortController;
const warned = vi.fn();
beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  abort = new AbortController();
  vi.spyOn(console, "warn").mockImplementation(warned.mockReset());
});
afterEach(() => {
  abort.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Shows a form on a page in German, whose server has these texts and refuses every value that it is asked about. */
async function show(fields: string, Validation: object, culture = "de") {
  const texts = vi.fn(async () => Response.json({ Validation }));
  vi.stubGlobal("fetch", (url: URL | string) =>
    String(url).includes("/stringresources") ? texts() : Promise.resolve(Response.json(false)),
  );
  giveOwnTexts(standInShell({ culture, locale: "de-DE", dateFormat: "DD.MM.YYYY" }));
  document.body.innerHTML = `<form>${fields}<button>Senden</button></form>`;
  const { listen } = await import("../../../../islands/form/validation/engine.ts");
  listen(abort.signal, { typed: new WeakSet(), left: new Set() });
  const messageAfter = async (name: string): Promise<string> => {
    const field = document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
    field.dispatchEvent(new Event("change", { bubbles: true }));
    await vi.waitUntil(() => field.validationMessage);
    return field.validationMessage;
  };
  return { texts, messageAfter };
}

const field = (name: string, value: string, attributes: string): string =>
  `<input name="${name}" value="${value}" data-val="true" ${attributes}>`;

test("VAL-12 LOC-02 LOC-04 in a language that the site adds, the messages of all rules are the site's", async () => {
  const { messageAfter } = await show(
    [
      field("Name", "", 'data-val-required=""'),
      field("Native", "", "required"),
      field("Mail", "ann@", 'data-val-email=""'),
      field("Code", "abc", 'data-val-length="" data-val-length-max="2"'),
      field("Letter", "abc", 'data-val-maxlength="" data-val-maxlength-max="1"'),
      field("Budget", "5", 'data-val-range="" data-val-range-min="50.5" data-val-range-max="100"'),
      field("Count", "x", 'data-val-number=""'),
      field("Born", "31.02.2026", 'data-val-date=""'),
      field("Login", "ann", 'data-val-remote="" data-val-remote-url="/taken"'),
    ].join(""),
    german,
  );
  expect(await messageAfter("Name")).toBe("Bitte ausfüllen.");
  expect(await messageAfter("Native")).toBe("Bitte ausfüllen.");
  expect(await messageAfter("Mail")).toBe("Bitte eine E-Mail-Adresse wie name@example.org angeben.");
  expect(await messageAfter("Code")).toBe("Höchstens 2 Zeichen insgesamt.");
  expect(await messageAfter("Letter")).toBe("Höchstens 1 Zeichen.");
  expect(await messageAfter("Budget")).toBe("Bitte eine Zahl von 50,5 bis 100 angeben.");
  expect(await messageAfter("Count")).toBe("Bitte eine Zahl angeben, zum Beispiel 1234,5.");
  expect(await messageAfter("Born")).toBe("Bitte ein Datum im Format TT.MM.JJJJ angeben.");
  expect(await messageAfter("Login")).toBe("Bitte etwas anderes angeben.");
  expect(warned).not.toHaveBeenCalled();
});

test("VAL-12 LOC-03 a message that the site lacks is English, and the console names its key once", async () => {
  const { messageAfter } = await show(
    [
      field("Mail", "ann@", 'data-val-email=""'),
      field("Name", "", 'data-val-required=""'),
      field("Count", "x", 'data-val-number=""'),
      field("Other", "ann@", 'data-val-email=""'),
    ].join(""),
    { Required: german.Required },
    "cs",
  );
  expect(await messageAfter("Mail")).toBe("Enter an email address such as name@example.org.");
  expect(await messageAfter("Name")).toBe("Bitte ausfüllen.");
  expect(await messageAfter("Count")).toBe("Enter a number, written as 1234,5.");
  expect(await messageAfter("Other")).toBe("Enter an email address such as name@example.org.");
  expect(warned.mock.calls).toEqual([
    [
      '[atoll] the site has no text Validation.Email, and Atoll has none in "cs", so English is shown. Put a translation ' +
        "of texts/en.json beside it, or its address into the setting texts; atoll-lint --texts says what it lacks.",
    ],
  ]);
});

/** Shows a form and submits it while its texts load. `arrive` lets them arrive. */
async function submitEarly(fields: string) {
  let resolve = (_texts: Response): void => {};
  const { texts } = await show(fields, german);
  texts.mockReturnValue(new Promise((arrived) => (resolve = arrived)));
  const form = document.querySelector("form")!;
  const sent = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener("submit", sent);
  form.requestSubmit();
  await vi.waitUntil(() => texts.mock.calls.length > 0);
  const arrive = async (): Promise<void> => {
    resolve(Response.json({ Validation: german }));
    await vi.waitUntil(() => form.getAttribute("aria-busy") === null);
  };
  return { form, sent, arrive };
}

test("VAL-12 a form that is corrected and sent again while texts load is sent", async () => {
  const { form, sent, arrive } = await submitEarly(field("Name", "", 'data-val-required=""'));
  form.querySelector("input")!.value = "Ann";
  form.requestSubmit();
  expect(sent).not.toHaveBeenCalled();
  await arrive();
  expect(sent).toHaveBeenCalledOnce();
});

test("VAL-12 a form that is sent twice and then corrected while texts load is not sent", async () => {
  const { form, sent, arrive } = await submitEarly(field("Name", "", 'data-val-required=""'));
  form.requestSubmit();
  form.querySelector("input")!.value = "A";
  await arrive();
  expect(sent).not.toHaveBeenCalled();
});

test("VAL-12 a field that another field frees while texts load gets no message", async () => {
  const { form, arrive } = await submitEarly(
    `<input name="City" value="Gent">${field(
      "Box",
      "",
      `data-val-requiredif="" data-val-requiredif-dependentproperty="City" data-val-requiredif-operator="EqualTo"
        data-val-requiredif-dependentvalue="Gent"`,
    )}`,
  );
  const [city, box] = form.querySelectorAll("input");
  city!.value = "Brugge";
  city!.dispatchEvent(new Event("change", { bubbles: true }));
  await arrive();
  expect(box!.validationMessage).toBe("");
});
