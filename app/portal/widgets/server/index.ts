export { widgetArrangements } from "./schema.ts";
export { type WidgetSources, widgetSources } from "./sources.ts";
