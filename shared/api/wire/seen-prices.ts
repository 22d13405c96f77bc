/** PUT `SeenPrices`. Any 2xx is success. The server ignores a price that is not the current one. CRT-04 */
export const seenPricesPath = "/api/v1/shoppingcarts/seenprices";

export interface SeenPrices {
  Items: SeenPrice[];
}

interface SeenPrice {
  ShoppingCartItemId: string;
  UnitPriceTaxIncl: number;
}
