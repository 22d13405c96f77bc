/**
 * Pages of a German shop with table layout and unclosed HTML 4 markup. Links are absolute, as in such shops; `origin` is
 * the shop's own origin.
 */

const wares = [
  { id: 1, name: "Grüner Tee", price: "4,90", text: "Aus dem ersten Pflücken.", care: "Mit 70 Grad aufgießen." },
  { id: 2, name: "Kräutertee", price: "3,20", text: "Minze, Salbei, Thymian.", care: "Zehn Minuten ziehen lassen." },
];

const frame = (
  origin: string,
  title: string,
  content: string,
  count: number,
): string => `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">
<HTML lang=de>
<HEAD><TITLE>${title}</TITLE>
<LINK REL="icon" HREF="data:,">
<link rel="canonical" href="${origin}/">
<SCRIPT SRC="${origin}/js/jquery.js"></SCRIPT>
<SCRIPT SRC="//${origin.slice("http://".length)}/js/shop.js"></SCRIPT>
</HEAD>
<BODY bgcolor=white>
<TABLE width="100%"><TR><TD colspan=2><FONT size="+2"><B>Teeladen</B></FONT>
<A HREF="${origin}/korb" id="korb-link">Korb (${count})</A>
<TR valign=top><TD width=150 id=navi>
${wares.map(({ id, name }) => `<A HREF="${origin}/ware?id=${id}">${name}</A><BR>`).join("\n")}
<A HREF="http://other.test/">Partner</A>
<TD id=inhalt class="rechts breit">${content}
</TABLE>
</BODY></HTML>
`;

export const home = (origin: string, count: number): string =>
  frame(origin, "Teeladen", "<H1>Willkommen</H1><P>Tee für alle.", count);

export function ware(origin: string, id: number, count: number): string {
  const { name, price, text, care } = wares.find((ware) => ware.id === id)!;
  return frame(
    origin,
    name,
    `<H1>${name}</H1>
<P>${price} €
<FORM method=post action="${origin}/korb"><INPUT type=hidden name=ware value=${id}>
<TABLE><TR><TD class=menge><LABEL for=m>Menge</LABEL> <INPUT id=m name=Menge value=1 size=3>
<TD><INPUT type=submit value="In den Korb"></TABLE></FORM>
<P class=tabs><A href="#info">Info</A> <A href="#pflege">Zubereitung</A>
<DIV id=info class=panel>${text}</DIV><DIV id=pflege class=panel hidden>${care}</DIV>`,
    count,
  );
}

export const basket = (origin: string, count: number): string =>
  frame(origin, "Korb", `<H1>Korb</H1><P id=zahl>${count} im Korb.`, count);
