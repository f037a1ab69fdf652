export { movePerson, settleIn } from "./moving.ts";
