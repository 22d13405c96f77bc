import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";
import { coordinates } from "../../../shared/island/patterns.ts";

export default defineIsland({
  name: "map",
  doc:
    "A map with markers, after the page's own list of addresses, which it leaves as it is; links and buttons in it show their marker. Drawn of the tiles that the page settings " +
    "name (`islands.map`), without which there is no map; a visitor who has not allowed them is asked first. It has the height `--atoll-map-size`.",
  requirements: ["CNT-02"],
  config: {
    markers: field.json<unknown>({
      doc:
        'A list of markers, each with `coors` (latitude and longitude in degrees, as `"51.2287,2.9271"`, `[51.2287, 2.9271]` or `{ "lat": 51.2287, "lng": 2.9271 }`), `title`, and where you like `id`, `icon` (address of a picture of 32 by 40 pixels whose lower edge points at the place), ' +
        "`content` (text of its bubble) or `template` (id of a `<template>` of the page with that).",
    }),
    centre: field.text({
      default: "",
      ...coordinates,
      doc: "What the map shows to begin with; without it all markers.",
    }),
    zoom: field.int({
      default: 13,
      min: 0,
      max: 19,
      doc: "How close that is, and at least each marker that is chosen.",
    }),
    mapType: field.text({
      default: "road",
      doc: "Kind of tiles: `road`, or a name in `islands.map.types` of the page settings.",
    }),
    label: field.text({ default: "", doc: 'Accessible name of the map, such as "Map of our shops".' }),
    zoomControl: field.flag({ default: true, doc: "Buttons to zoom." }),
    moveControl: field.flag({ default: true, doc: "Buttons to move the map, for whoever cannot drag." }),
    scaleControl: field.flag({ doc: "A scale." }),
    fullscreenControl: field.flag({ doc: "A button for the whole screen, where the browser can do that." }),
    mapTypeControl: field.flag({ doc: "Buttons for the kinds of tiles, where there are several." }),
    geolocation: field.flag({
      doc: "A button that shows where the visitor is, and, after consent, keeps it in [cookies](#maps).",
    }),
  },
  parts: {
    "data-marker": field.text({
      doc: "On a link or button of the list: id of the marker that it shows once the map is there; until then it leads where it leads.",
    }),
  },
  when: "visible",
  fallback: "adopt",
  examples: [
    `<div data-island="map" data-label="Map of our shops" data-geolocation data-scale-control>
  <ul>
    <li><address>Visserskaai 27, Oostende</address> <a data-marker="oostende" href="https://www.openstreetmap.org/?mlat=51.2287&amp;mlon=2.9271">Show on the map</a></li>
    <li><address>Kraanlei 12, Gent</address> <a data-marker="gent" href="https://www.openstreetmap.org/?mlat=51.0571&amp;mlon=3.7236">Show on the map</a></li>
  </ul>
  <script type="application/json">[
    { "id": "oostende", "coors": "51.2287,2.9271", "title": "Lagune Oostende", "content": "Open on Sundays" },
    { "id": "gent", "coors": { "lat": 51.0571, "lng": 3.7236 }, "title": "Lagune Gent" }
  ]</script>
</div>`,
  ],
});
