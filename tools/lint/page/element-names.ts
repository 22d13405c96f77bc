/** The elements of HTML and SVG that a selector may name. */
export const elementNames: ReadonlySet<string> = new Set(
  (
    "a abbr acronym address applet area article aside audio b base bdi bdo big blockquote body br button canvas caption " +
    "center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption " +
    "figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd " +
    "label legend li link main map mark marquee math menu meta meter nav nobr noframes noscript object ol optgroup " +
    "option output p param picture pre progress q rb rp rt rtc ruby s samp script search section select slot small " +
    "source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr " +
    "track tt u ul var video wbr circle defs desc ellipse filter foreignobject g image line lineargradient marker mask " +
    "metadata path pattern polygon polyline radialgradient rect stop switch symbol text textpath tspan use view"
  ).split(" "),
);
