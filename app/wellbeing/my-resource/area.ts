import { area } from "#app/area.ts";
import { myResourceContract } from "./contract.ts";
import { changeDocument, readDocument } from "./server/document.ts";
import { check, forget, readLast, readMine } from "./server/own.ts";
import { ownSelfChecks } from "./server/own-data.ts";
import { readTogether } from "./server/together.ts";

/** «Мой ресурс»: a self-check whose answers are the person's alone. */
export const myResource = area({
  title: "Мой ресурс",
  contract: myResourceContract,
  serve: {
    mine: readMine,
    last: readLast,
    check,
    forget,
    document: readDocument,
    changeDocument,
    company: readTogether,
  },
  keeps: ownSelfChecks,
});
