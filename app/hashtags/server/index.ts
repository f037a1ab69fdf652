export { carriesFollowed } from "./subscriptions.ts";
