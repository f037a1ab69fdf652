import type { ServiceIcon } from "#app/services/catalogue/contract.ts";

export const categoriesTold: { title: string; icon: ServiceIcon }[] = [
  { title: "Кадры и документы", icon: "announcements" },
  { title: "Техника и доступ", icon: "services" },
  { title: "Деньги", icon: "finance" },
  { title: "Обучение", icon: "education" },
  { title: "Здоровье и спорт", icon: "sport" },
  { title: "Еда", icon: "food" },
  { title: "Покупки", icon: "shop" },
  { title: "Жизнь в компании", icon: "my-resource" },
];
