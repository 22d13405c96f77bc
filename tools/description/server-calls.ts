/** A request of the shell or an island to the site's server. */
export interface ServerCall {
  /** Method, address and body. */
  call: string;
  answer: string;
  /** The islands that send it, or a sentence. */
  by: string;
}

/** All requests, for the documentation. `shared/api/` has their types. */
export const serverCalls: readonly ServerCall[] = [
  {
    call: "`GET {app}/api/v1/localization/{culture}/stringresources`",
    answer: 'JSON, a nested object of texts: `{ "Cart": { "Added": "{0} is in your cart" } }`',
    by: "all islands",
  },
  {
    call:
      "`POST {app}/api/v1/catalog/products/addtocart` with JSON `ProductVariantId`, `Quantity`, `Name`, " +
      "`ItemOrigin`, `ItemKey`",
    answer:
      "JSON `Cart` (as `cart-widget` reads it), `Name`, `Quantity`, `PhotoUrl`, and optionally `AmountTaxInclHtml` of the " +
      'addition and `DeliveryNote`, what is missing to free delivery; refused: 422 with `{ "Message": "..." }`',
    by: "add-to-cart",
  },
  {
    call:
      "`GET {app}/api/v1/catalog/products/{productId}/productvariants` with the non-empty inputs of the order form, " +
      "and `quantity`",
    answer:
      "JSON `ProductId`, `ProductVariantId`, `SKU`, `CurrencyCode`, `UnitPriceTaxIncl` for that quantity, " +
      "`VariantValueId1` and so on; optional `UnitPriceTaxExcl`, `OldUnitPriceTaxIncl`, `CurrentStockState` " +
      "(`InStock`, `LowStock`, `OutOfStock`), `StockText`; `ProductVariantAttributesViewModel`, a list in the " +
      "order of the choices: `VariationDisplayTypeValue` (`Square`: swatches), `Value`, " +
      "`ProductAttributeValuesViewModel`: `ProductAttributeValueId`, `DisplayValue`, `IsUnavailable`, `ColorCode1` " +
      "to `3`. For a combination that does not exist, the server answers with the nearest one",
    by: "variations",
  },
  {
    call:
      "`GET` of the `data-url` of a `data-product-part`, such as `{host}/widget/catalog/ProductPhotosGallery` or " +
      "`{app}/widget/catalog/DegressivePrice`, with `productId`, `productVariantId`, `quantity`",
    answer: "an HTML fragment; a part whose `data-part-version` is unchanged is not replaced",
    by: "variations",
  },
  {
    call: "`POST {host}/widget/catalog/CustomerReferenceUpdate` with JSON `ProductVariantId`, `CustomerSKU`",
    answer: 'JSON, the same fields as saved; refused: 422 with `{ "Message": "..." }`',
    by: "customer-reference",
  },
  {
    call: "`GET {app}/api/v1/shoppingcarts`",
    answer: "JSON `ItemsCount`, `ItemsQuantityCount`, `AmountTaxInclHtml`, `AmountTaxExclHtml`",
    by: "cart-widget",
  },
  {
    call: "`GET {app}/{culture}/widget/shoppingcartitems`",
    answer: "an HTML fragment, the lines of the cart",
    by: "cart-widget",
  },
  {
    call:
      "`PUT {app}/api/v1/shoppingcarts/shoppingcartitems/{id}` with JSON `Quantity`, the total quantity of the line; " +
      "the request may be repeated",
    answer:
      "JSON in a JSON string: `ItemOriginAndKey`, which Atoll does not read, and `ItemName`; both may be empty; 404 " +
      "when the line no longer exists; refused: 409 or " +
      '422 with `{ "Message": "..." }`, and the line is unchanged',
    by: "cart-lines",
  },
  {
    call: "`DELETE` of the same address, and of `{app}/api/v1/shoppingcarts/shoppingcartitems` for all lines",
    answer: "any 2xx",
    by: "cart-lines",
  },
  {
    call:
      "`POST {app}/api/v1/shoppingcarts/shippingmethods` with JSON `ShippingMethodId`; `.../shippingcountries` with " +
      "`CountryCode`; `.../country` with `ShippingCountryId`, `BillingCountryId`; `.../city/` with `CityId`; `PUT " +
      "{app}/api/v1/salestaxes/currentcountry` with `currentCountry`",
    answer: 'any 2xx; refused: 409 or 422 with `{ "Message": "..." }`',
    by: "saved-choice",
  },
  {
    call: "`GET {app}/api/v1/countries/{countryId}/cities/{query}`",
    answer: 'JSON, postal codes with their towns: `{ "8400": "Oostende" }`',
    by: "postal-code",
  },
  {
    call: "`GET {app}/api/v1/postalcode/search?PostalCode={code}&CountryId={id}`",
    answer:
      "JSON, a list of the names of the towns with that code; empty for an unknown code. An entry may be an object with `Name` and `IsMain`: the main town is selected for a visitor who has named none",
    by: "city-field",
  },
  {
    call: "`GET {app}/api/v1/sales/customers/checkisvatvalid/?countryId={id}&VAT={number}&customerId={id}`",
    answer: "JSON `IsVATValidWebService` (`null`: unknown, because the service does not answer), `ErrorMessage`",
    by: "vat-number",
  },
  {
    call:
      "`GET {app}/widget/DeliveryAddressPicker` with `inputname`, `isAddNewAddress`, `isEditAddress` (`true` or " +
      "`false`), `selectedAddressId`, `type` (`Billing` or `Shipping`)",
    answer: "an HTML fragment, whose first element is the picker itself; requires a login",
    by: "address-picker, after an address was added or changed",
  },
  {
    call: "`POST {app}/api/v1/catalog/savedfilters` with JSON `Name`, `Address` (path and query of the list)",
    answer: 'JSON `Id`, `Name` as saved; refused: 409 or 422 with `{ "Message": "..." }`',
    by: "saved-filters",
  },
  {
    call: "`DELETE {app}/api/v1/catalog/savedfilters/{id}`",
    answer: "any 2xx; 404 when they no longer exist",
    by: "saved-filters",
  },
  {
    call:
      "`PUT {app}/api/v1/shoppingcarts/seenprices` with JSON `Items`, a list of `ShoppingCartItemId`, " +
      "`UnitPriceTaxIncl` (a price that is no longer the current one is ignored)",
    answer: "any 2xx",
    by: "price-changes",
  },
  {
    call: "`POST {app}/api/v1/shoppingcarts/coupon` with JSON `CouponCode`",
    answer: "JSON, `true` when the code is applied, else `false`",
    by: "coupon",
  },
  {
    call: "`DELETE` of the same address",
    answer: "any 2xx",
    by: "coupon",
  },
  {
    call: "`GET {app}/widget/couponcodes/list`",
    answer: "an HTML fragment; its buttons have their code in `data-coupon-code`; the coupon in use needs none",
    by: "coupon-list",
  },
  {
    call: "`GET {app}/api/v1/couponcode/user/{id}`",
    answer: "JSON, a list of `CouponCode`, `Name`, and for the coupon in use `State`, such as `In use`",
    by: "coupon-list, with `data-user-id`",
  },
  {
    call: "`GET {host}/widget/catalog/ListFilter?categoryId={id}&brandId={id}&currentFilter={JSON}`",
    answer: "an HTML fragment, the form of facets",
    by: "facets, in a host without a form",
  },
  {
    call: "the address of a list with fields of that form, such as `filter[Brand]=12` (from browsers without script)",
    answer: 'a redirect to the address with `filter={"Brand":["12"]}`',
    by: "facets",
  },
  {
    call: "`GET {app}/{culture}/informations`",
    answer:
      "an HTML fragment, or a page, whose first `h1` becomes the title; empty when there is no information. " +
      "Addresses in it start with `/`",
    by: "information-popup",
  },
  {
    call: "`GET` to `data-quick-url`",
    answer: "an HTML fragment, the panel in the row",
    by: "quick-view",
  },
  {
    call: "`GET {app}/api/v1/assetslibrary/folders/hierarchy?folderId={id}`",
    answer: "JSON `FolderId`, `Name`, `ItemLevel`, `Children`, a list of the same",
    by: "folder-tree",
  },
  {
    call:
      "`POST` to `data-url`, multipart, one `file` at a time with `folderId`, `fileType`, `accept`, `maxFileSize` " +
      "(bytes), `depth`, each only when set (an image always has `accept`)",
    answer:
      "JSON, a list with one asset: `guid`, `tmpName`, `name`, `fileType`, `size`, `width`, `height`, " +
      '`thumbnail_url`; refused: 413 or 422 with `{ "Message": "..." }`',
    by: "assets-upload, image-upload",
  },
  {
    call: "`GET {app}/api/v1/catalog/search/suggestions` (or `data-url`) with `q`, `nbrResults`, `accuracy` (0 to 1)",
    answer:
      "JSON, a list, the best first: `Name`, `Photo` (`AssetId`, `AssetName`, or null), `ProductUrl`, `SKU`, " +
      "`BrandSKU`, `CurrentStockState`, and optionally `Price` as text, and `Group`, the heading that an entry is under; " +
      "or `Suggestions`, the list, with `Total`, the number of all results",
    by: "suggestions",
  },
  {
    call: "`GET {app}/api/v1/catalog/customerref/search` (or `data-url`) with `q` and `page`, from 1 on",
    answer: "JSON, a list of `CustomerSKU`, `ProductLink`; empty beyond the last page",
    by: "reference-search",
  },
  {
    call:
      "`POST {app}/api/v1/catalog/orderpad/find` with JSON `Lines`, a list of `Code` and `Quantity` (null when it is " +
      "not a number). Changes nothing",
    answer:
      "JSON, a list with one entry for each line in its order: `ProductVariantId` (empty when no product has the " +
      "code), `SKU`, `Name`, `ProductLink`, `Quantity` that can be ordered (0 for none), `QuantityText`, " +
      "`UnitPriceTaxIncl`, `AmountTaxIncl`, `Message` (why the quantity differs), `Suggestions` (`SKU`, `Name`); " +
      'refused: 422 with `{ "Message": "..." }`',
    by: "order-pad",
  },
  {
    call: "`POST {app}/api/v1/catalog/orderpad/addtocart` with JSON `Lines`, a list of `ProductVariantId`, `Quantity`",
    answer:
      "JSON `Cart` (as `cart-widget` reads it), `Messages`: a text for each line in its order, empty when it was " +
      'added; refused: 422 with `{ "Message": "..." }`',
    by: "order-pad",
  },
  {
    call:
      "`GET {app}/{culture}/assetslibrary/asset/assetsbyfolder`, with `/{folderId}/{rootFolderId}` for folders below " +
      "the root",
    answer: "the page of a folder; names in the tree link to it",
    by: "folder-tree",
  },
  {
    call:
      "`GET {app}/assets/croptempimg/{tmpName}/{x}/{y}/{w}/{h}/{cropWidth}/{cropHeight}`, optionally with " +
      "`?keepOriginal=true`",
    answer: 'JSON, the cropped asset, or `{ "Error": "..." }`',
    by: "image-upload",
  },
  {
    call: "`GET {app}/api/v1/assetslibrary/assets/{assetId}`",
    answer: "JSON `AssetId`, `Name`, `OriginalFileName`, `Uri`, `thumbnail_url`, `size`, `fileType`, `Width`, `Height`",
    by: "assets-upload, image-upload, for an asset of which the page has only the id",
  },
  {
    call:
      "`GET {app}/{culture}/catalog/wishlist/popup?productVariantId={id}`, with `type=birthlist` for birth lists, or " +
      "the address of the link",
    answer:
      "a page, whose section is shown in a dialog: the form of wishlist-picker; its `POST` redirects to the list. " +
      "Requires a login",
    by: "links with wishlist-link",
  },
  {
    call: "`GET {host}/api/v1/catalog/wishlist/isinthelist?productVariantId={id}&listId={id}`",
    answer: "JSON, `true` or `false`",
    by: "wishlist-picker",
  },
  {
    call: "`POST {host}/api/v1/catalog/wishlist/addproductvariant?productVariantId={id}&listId={id}`",
    answer:
      "JSON `Message`, `WishlistId`, `DataLayer` (an event for the tag manager, or null); refused: 409 or 422 with " +
      '`{ "Message": "..." }`, or no `WishlistId`',
    by: "wishlist-picker",
  },
  {
    call:
      "`DELETE {host}/api/v1/catalog/wishlist/deletefromlist/{productVariantId}/{listId}`, " +
      "`.../deletefromalllist/{productVariantId}`",
    answer: 'any 2xx; refused: 404 with `{ "Message": "..." }`',
    by: "wishlist-picker",
  },
  {
    call: "`GET {app}/{culture}/catalog/wishlist/list_item?wishlistid={id}`",
    answer: "an HTML fragment, the content of `data-wishlist-place`",
    by: "wishlist",
  },
  {
    call:
      "`POST {host}/api/v1/catalog/wishlist/updatename?Id={id}&Name={text}`, " +
      "`.../updatedescription?Id={id}&Description={text}`, `.../updatequantity?Id={id}&Quantity={number}`, without a " +
      "body",
    answer:
      "JSON `Status`, `Message`; for a quantity also `IsSuccessfull`, `WishlistProductId`, `Quantity`; refused: " +
      '`Status` of 400 or more, or no success, or 409 or 422 with `{ "Message": "..." }`',
    by: "wishlist-text, wishlist-quantity",
  },
  {
    call: "`DELETE {host}/api/v1/catalog/wishlist/deletefromlist?Id={id}`",
    answer: "any 2xx; 404 when the wish no longer exists",
    by: "wishlist",
  },
  {
    call: "`POST {host}/api/v1/catalog/wishlist/delete` with JSON `Id`",
    answer: "JSON `Uri`, the address on this site to open",
    by: "wishlist",
  },
  {
    call:
      "`POST {host}/api/v1/catalog/products/addwishlisttocart` with JSON `WishlistId`, `Items`, a list of " +
      "`variantId`, `qty`",
    answer:
      "JSON `Cart` (optional, as `cart-widget` reads it), `Message`, the articles that could not be ordered; refused: 422 with `{ " +
      '"Message": "..." }`',
    by: "wishlist",
  },
  {
    call: "`GET {host}/api/v1/catalog/wishlist/products/count`",
    answer: "JSON, a number",
    by: "wishlist-count",
  },
  {
    call: "`POST {app}/api/v1/sales/prepaidaccounts/addtocart` with JSON `PrepaidAccountId`, `Quantity`",
    answer:
      "JSON, a string: the address on this site to open (for another site, the cart is shown instead); refused: " +
      '422 with `{ "Message": "..." }`',
    by: "prepaid-accounts",
  },
  {
    call: "`POST {app}/api/v1/sales/prepaidaccounts/setnotification` with JSON `IsActivated`, `PrepaidAccountId`",
    answer: 'any 2xx; refused: 409 or 422 with `{ "Message": "..." }`',
    by: "prepaid-accounts",
  },
  {
    call:
      "`PUT {app}/api/v1/sales/orders/addtocart` with a form, urlencoded: `OrderId`, and `Quantity[{lineId}]` for " +
      "each line",
    answer:
      "JSON `Cart` (as `cart-widget` reads it), `Added`, the number of lines that were added, `NotAdded`, a list of `Name`, " +
      '`Message`; refused: 404 or 422 with `{ "Message": "..." }`',
    by: "order-again",
  },
  {
    call: "`GET {app}/{culture}/sales/order/ChangeDeliveryAddressRequest?orderId={id}`",
    answer: "a page or fragment with the form of an address",
    by: "a link with `data-modal`",
  },
  {
    call: "`POST` of that form, urlencoded, to its own address",
    answer:
      "HTML with an element of class `messages`, which contains elements of class `success` or `error` with a " +
      'sentence each; 422 with `{ "Message": "..." }` when a field is invalid, and the form stays',
    by: "change-delivery-address",
  },
  {
    call: "`GET {app}/api/v1/sales/customers?q={text}` (or `data-url`)",
    answer: "JSON, a list of `CustomerId`, `Email`, the best first",
    by: "customer-edit",
  },
  {
    call:
      "`POST {app}/api/v1/shipping/{provider}/getpickuppoints` with JSON `City`, `PostalCode`, `CountryCode`, " +
      "`Address`, `ShippingMethodId`, `SearchRadius` (km), `MaximumListSize`, `CultureName`",
    answer:
      "JSON `ResponseStatusDescription`, of which only `Success` is success, and `PickupPointViewModels`, a list " +
      "of `PublicAccessPointID`, `ConsigneeName`, `Address`, `PostCode`, `City`, `CountryId`, `Distance` (km), " +
      "`Geocode` (`Latitude`, `Longitude`), `StandardHoursOfOperation` (lines separated by semicolons) and other " +
      "fields of the carrier; numbers may be texts, with a comma",
    by: "pickup-points",
  },
  {
    call:
      "`POST {app}/api/v1/shoppingcarts/externalpickuppoint` with JSON `ShippingFirstName`, `ShippingLastName` (of " +
      "the billing address), `ShippingMethodId`, `PickupPointName`, `ShippingStreet1`, `ShippingPostalCode`, " +
      "`ShippingCity`, `ShippingCountryId`, `ShippingPhoneNumber`, `ExternalPickupPointRef`, the fields of the point " +
      "in the carrier's answer under the same names, and, for the carrier `static`, `PickupPointId`",
    answer: 'an empty response; refused: 409 or 422 with `{ "Message": "..." }`',
    by: "pickup-points",
  },
  {
    call: "`GET {app}{islands.map.geocoder}?lat=51.21&lng=3.22`",
    answer:
      "JSON as geocoding services answer: `status` (`OK`, or `ZERO_RESULTS`), `results`, the best first, each with " +
      "`address_components` (`long_name`, `short_name`, `types`), `formatted_address`, `geometry` (`location`: " +
      "`lat`, `lng`), `types`, `place_id`",
    by: "map, when a visitor asks for their location",
  },
  {
    call: "`GET {app}/api/v1/settings/GoogleFrontAPIKey`",
    answer: "a JSON text, the key of the maps service",
    by: "pickup-points, for an address provider that needs a key",
  },
  {
    call:
      "`GET {app}/{culture}/widget/news/calendar/{categoryIds}/{displayChildren}/{postsPerPage}/{month/year}`, such " +
      "as `1,11/false/3/11/2026`",
    answer: "an HTML fragment, the calendar of the month, with at least one link with `data-month` or `data-day`",
    by: "news-calendar",
  },
  {
    call: "`GET {app}/{culture}/widget/news/newslist/{categoryIds}/{displayChildren}/{postsPerPage}/{year-month-day}`",
    answer: "an HTML fragment, the news of the day, which starts with a heading",
    by: "news-calendar, with `data-news-list` in its host",
  },
  {
    call: "`GET {app}/{culture}/security/login?returnUrl={url}`",
    answer:
      "the login page: its form posts to an address that contains `loginPath`, and redirects to `returnUrl`; after " +
      "a wrong password, or for a second factor, it answers with a page with a password field, or with a status of " +
      "400 or more",
    by: "any request that is answered with 401",
  },
];

/** The requests of one island, but for that of the texts, which all islands share. */
export const callsOf = (island: string): ServerCall[] =>
  serverCalls.filter(({ by }) => new RegExp(`(?<![\\w-])${island}(?![\\w-])`).test(by));
