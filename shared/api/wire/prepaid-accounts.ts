/** POST a `PrepaidOrder`. Returns the URL to go to, as a JSON string. PRE-01 */
export const prepaidOrderPath = "/api/v1/sales/prepaidaccounts/addtocart";

export interface PrepaidOrder {
  PrepaidAccountId: string;
  Quantity: number;
}

/** POST a `PrepaidNotification`. Any 2xx is success. PRE-02 */
export const prepaidNotificationPath = "/api/v1/sales/prepaidaccounts/setnotification";

export interface PrepaidNotification {
  IsActivated: boolean;
  PrepaidAccountId: string;
}
