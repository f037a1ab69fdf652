import { area } from "#app/area.ts";
import { setUpContract } from "./contract.ts";
import { hideHint } from "./server/hint.ts";

export const setUp = area({
  title: "Установка на устройства",
  contract: setUpContract,
  serve: {
    hideHint: (viewer, input) => hideHint(viewer, input.device),
  },
});
