import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";
import { coordinates } from "../../../shared/island/patterns.ts";

export default defineIsland({
  name: "map",
  doc:
    "Shows a map with markers after the page's own list of addresses. Links and buttons in the list show their " +
    "marker. The page settings (`islands.map`) name the map tiles; without them there is no map. Visitors who have " +
    "not allowed the tile service are asked first. The custom property `--atoll-map-size` sets the height.",
  requirements: ["CNT-02"],
  config: {
    markers: field.json<unknown>({
      doc:
        "List of markers in JSON. Each marker has a `title` and `coors`: latitude and longitude in degrees, as " +
        '`"51.2287,2.9271"`, `[51.2287, 2.9271]` or `{ "lat": 51.2287, "lng": 2.9271 }`. Optional: `id`; `icon`, the ' +
        "URL of an image of 32 by 40 pixels whose lower edge points at the place; `content`, the text of the bubble; " +
        "`template`, the id of a `<template>` on the page with the content of the bubble.",
    }),
    centre: field.text({
      default: "",
      ...coordinates,
      doc: "Initial centre of the map. Without it, the map shows all markers.",
    }),
    zoom: field.int({
      default: 13,
      min: 0,
      max: 19,
      doc: "Zoom level with `data-centre`, and the minimum zoom level for a selected marker.",
    }),
    mapType: field.text({
      default: "road",
      doc: "Tile set: `road`, or a key of `islands.map.types` in the page settings.",
    }),
    label: field.text({ default: "", doc: 'Accessible name of the map, such as "Map of our shops".' }),
    zoomControl: field.flag({ default: true, doc: "Shows zoom buttons." }),
    moveControl: field.flag({ default: true, doc: "Shows buttons that move the map, for visitors who cannot drag." }),
    scaleControl: field.flag({ doc: "Shows a scale." }),
    fullscreenControl: field.flag({ doc: "Shows a full-screen button, where the browser supports it." }),
    mapTypeControl: field.flag({ doc: "Shows buttons to choose a tile set, where there are several." }),
    geolocation: field.flag({
      doc: "Shows a button that locates the visitor and, with consent, saves the location in [cookies](guides/maps.md).",
    }),
  },
  needs: {
    '[data-markers], [data-centre]:not([data-centre=""]), :has(> script[type="application/json"])':
      "`data-markers`, markers as JSON in it, or `data-centre`",
  },
  parts: {
    "data-marker": field.text({
      doc:
        "On a link or button of the list: id of the marker that it shows once the map has loaded. Until then the " +
        "link works as usual.",
    }),
  },
  when: "visible",
  fallback: "adopt",
  examples: [
    `<div data-island="map" data-label="Map of our shops" data-geolocation data-scale-control>
  <ul>
    <li><address>Visserskaai 27, Oostende</address>
      <a data-marker="oostende"
      href="https://www.openstreetmap.org/?mlat=51.2287&amp;mlon=2.9271">Show on the map</a></li>
    <li><address>Kraanlei 12, Gent</address>
      <a data-marker="gent" href="https://www.openstreetmap.org/?mlat=51.0571&amp;mlon=3.7236">Show on the map</a></li>
  </ul>
  <script type="application/json">[
    { "id": "oostende", "coors": "51.2287,2.9271", "title": "Lagune Oostende", "content": "Open on Sundays" },
    { "id": "gent", "coors": { "lat": 51.0571, "lng": 3.7236 }, "title": "Lagune Gent" }
  ]</script>
</div>`,
  ],
});
