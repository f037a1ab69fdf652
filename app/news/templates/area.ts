import { area } from "#app/area.ts";
import { templatesContract } from "./contract.ts";
import { dropTemplate, keepTemplate, readTemplate, readTemplates } from "./server/templates.ts";

export const templates = area({
  title: "Шаблоны публикаций",
  contract: templatesContract,
  serve: {
    list: (viewer, input) => readTemplates(viewer, input.after),
    read: (viewer, input) => readTemplate(viewer, input.id),
    keep: keepTemplate,
    drop: (viewer, input) => dropTemplate(viewer, input.id),
  },
});
