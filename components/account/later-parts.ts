/** What comes after the page of an account can be used. */
export { AccountNote } from "../private/account-note";
export { AccountGlance } from "./account-glance";
