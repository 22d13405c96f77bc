// Rules of Google Analytics for e-commerce events, from its reference of recommended events.

/** Parameters of each event besides `event` and `ecommerce`, which all events have. */
const events: Record<string, { required: string[]; optional: string[]; single?: true }> = {
  view_item_list: { required: ["items"], optional: ["item_list_id", "item_list_name"] },
  select_item: { required: ["items"], optional: ["item_list_id", "item_list_name", "currency", "value"], single: true },
  view_item: { required: ["items", "currency", "value"], optional: [], single: true },
  add_to_cart: { required: ["items", "currency", "value"], optional: [] },
  remove_from_cart: { required: ["items", "currency", "value"], optional: [] },
};

/** Text parameters of an item; `sku` is the shop's own. */
const texts = [
  "item_id",
  "item_name",
  "item_brand",
  "item_category",
  "item_variant",
  "item_list_id",
  "item_list_name",
  "coupon",
  "affiliation",
  "location_id",
  "sku",
];
const numbers = ["price", "quantity", "index", "discount"];

type Dictionary = Record<string, unknown>;

/** Problems of one entry of the data layer. An entry that is no e-commerce event has none. */
export function ga4Problems(entry: unknown): string[] {
  const { event, ecommerce, ...rest } = entry as Dictionary;
  const rule = events[String(event)];
  if (!rule) return [];
  if (typeof ecommerce !== "object" || ecommerce === null) return [`${event} has no ecommerce`];
  const data = ecommerce as Dictionary;
  const items = Array.isArray(data["items"]) ? (data["items"] as Dictionary[]) : [];
  const problems = [
    ...Object.keys(rest).map((key) => `${key} stands beside ecommerce`),
    ...rule.required.filter((key) => data[key] === undefined).map((key) => `${key} is missing`),
    ...Object.keys(data)
      .filter((key) => ![...rule.required, ...rule.optional].includes(key))
      .map((key) => `${key} is not known`),
    ...(items.length === 0 || items.length > 200 ? [`${items.length} items`] : []),
    ...(rule.single && items.length > 1 ? [`${items.length} items instead of one`] : []),
    ...sumProblems(data, items),
    ...["item_list_id", "item_list_name"]
      .filter((key) => key in data && !isText(data[key]))
      .map((key) => `${key} is ${JSON.stringify(data[key])}`),
    ...(event === "view_item_list" &&
    ![data, ...items].some((place) => place["item_list_id"] || place["item_list_name"])
      ? ["a list without id and name"]
      : []),
    ...items.flatMap((item, nth) => itemProblems(item).map((problem) => `item ${nth}: ${problem}`)),
  ];
  return problems.map((problem) => `${event}: ${problem}`);
}

/** Problems of a whole data layer. Also reports items of an earlier event that would leak into the next one. */
export function layerProblems(layer: unknown[]): string[] {
  return layer.flatMap((entry, nth) => {
    const isShop = String((entry as Dictionary | null)?.["event"]) in events;
    const isCleared = (layer[nth - 1] as Dictionary | undefined)?.["ecommerce"] === null;
    return [
      ...(isShop && !isCleared ? [`${(entry as Dictionary)["event"]}: ecommerce was not cleared before`] : []),
      ...(entry ? ga4Problems(entry) : []),
    ];
  });
}

function sumProblems({ currency, value }: Dictionary, items: Dictionary[]): string[] {
  if (value === undefined && currency === undefined) return [];
  if (typeof value !== "number" || !Number.isFinite(value)) return [`value is ${JSON.stringify(value)}`];
  if (typeof currency !== "string" || !/^[A-Z]{3}$/.test(currency))
    return [`value has the currency ${JSON.stringify(currency)}`];
  const sum = items.reduce((total, item) => total + Number(item["price"]) * Number(item["quantity"] ?? 1), 0);
  return Math.abs(sum - value) < 0.0051 ? [] : [`value is ${value}, the items come to ${sum}`];
}

function itemProblems(item: Dictionary): string[] {
  const ownFields = Object.keys(item).filter(
    (key) => ![...texts, ...numbers].includes(key) && !/^item_category[2-5]$/.test(key),
  );
  return [
    ...(isText(item["item_id"]) || isText(item["item_name"]) ? [] : ["neither item_id nor item_name"]),
    ...texts.filter((key) => key in item && !isText(item[key])).map((key) => `${key} is ${JSON.stringify(item[key])}`),
    ...numbers
      .filter((key) => key in item && !Number.isFinite(item[key]))
      .map((key) => `${key} is ${JSON.stringify(item[key])}`),
    ...(Number(item["quantity"] ?? 1) > 0 ? [] : ["quantity is not above 0"]),
    ...(Number.isInteger(item["index"] ?? 0) && Number(item["index"] ?? 0) >= 0 ? [] : ["index is no place"]),
    ...(ownFields.length > 27 ? [`${ownFields.length} parameters of its own`] : []),
  ];
}

const isText = (value: unknown): boolean => typeof value === "string" && value !== "";
