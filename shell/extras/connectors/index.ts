/** Connects the islands with the shop system that the setting `server` names. */
export { accept, connect } from "../../../shared/api/connectors/connect.ts";
