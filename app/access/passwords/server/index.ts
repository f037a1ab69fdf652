export { sendPasswordLetter } from "./asking.ts";
