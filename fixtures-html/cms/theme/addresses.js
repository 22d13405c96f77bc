// Address provider of the demo shop: the adapter that a site writes for its address service. See AddressProvider in the
// README.
{
  const known = [
    ["BE", "Korenlei 8", "9000", "Gent", 51.0546, 3.7203],
    ["BE", "Koningin Elisabethlaan 20", "9000", "Gent", 51.0372, 3.7139],
    ["BE", "Kouter 31", "", "Gent", 51.0497, 3.7256],
    ["BE", "Nieuwstraat 12", "1000", "Brussel", 50.8519, 4.3567],
    ["BE", "Nationalestraat 5", "2000", "Antwerpen", 51.2177, 4.4011],
    ["BE", "Naamsestraat 22", "3000", "Leuven", 50.8756, 4.7005],
    ["BE", "Nieuwe Steenweg 4", "", "", 51.2085, 3.2252],
    ["BE", "Rue de Fer 10", "5000", "Namur", 50.4667, 4.8653],
    ["NL", "Nieuwstraat 9", "6211", "Maastricht", 50.8485, 5.6892],
    ["NL", "Nieuwezijds Voorburgwal 147", "1012", "Amsterdam", 52.3738, 4.8903],
    ["LU", "Grand-Rue 18", "1136", "Luxembourg", 49.6117, 6.1301],
    ["FR", "Rue Nationale 50", "59000", "Lille", 50.6357, 3.0588],
  ].map(([country, street, postalCode, city, lat, lon], index) => ({
    id: `a${index}`,
    country,
    street,
    postalCode,
    city,
    lat,
    lon,
  }));
  const middles = [
    ["9000", "Gent", 51.0543, 3.7174],
    ["8000", "Brugge", 51.2085, 3.2252],
    ["1000", "Brussel", 50.8467, 4.3525],
  ];
  const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

  window.laguneAddresses = {
    start(key) {
      this.key = key;
    },
    async suggest(query, countryCode) {
      const words = plain(query).split(/\s+/).filter(Boolean);
      const found = known.filter(
        ({ country, street, city }) =>
          (!countryCode || country === countryCode) && words.every((word) => plain(`${street} ${city}`).includes(word)),
      );
      return found.slice(0, 6).map(({ id, street, city }) => ({ id, text: city ? `${street}, ${city}` : street }));
    },
    async resolve(id) {
      const address = known.find((one) => one.id === id);
      if (!address) throw new Error(`no address ${id}`);
      return address;
    },
    async reverse(lat, lon) {
      const far = ([, , north, east]) => (north - lat) ** 2 + (east - lon) ** 2;
      const [postalCode, city] = middles.toSorted((one, other) => far(one) - far(other))[0];
      return { postalCode, city };
    },
  };
}
