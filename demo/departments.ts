import type { Company } from "./companies.ts";
import { demoId } from "./id.ts";
import type { Random } from "./random.ts";

export type DepartmentRole =
  | "management"
  | "retail"
  | "kitchen"
  | "roasting"
  | "quality"
  | "hr"
  | "training"
  | "communications"
  | "marketing"
  | "finance"
  | "it"
  | "office"
  | "warehouse"
  | "transport"
  | "dispatch"
  | "sales"
  | "safety"
  | "dev"
  | "qa"
  | "design"
  | "projects"
  | "support";

export type Department = {
  id: string;
  groupId: string;
  parentId: string | null;
  name: string;
  role: DepartmentRole;
  /** How many of the company's hundred work here, heads included. */
  share: number;
  /** The city in which its people work; without it they are spread over the cities of the company. */
  city?: string;
  createdAt: Date;
};

/** Two spaces deeper is one level lower: name, role, share of people, city. */
const trees: Record<Company["key"], string> = {
  coffee: `Дирекция:management:2:Москва
Департамент кофеен:retail:2:Москва
  Кофейни Москвы:retail:17:Москва
  Кофейни Санкт-Петербурга:retail:13:Санкт-Петербург
  Кофейни Казани:retail:8:Казань
  Кофейни Нижнего Новгорода:retail:7:Нижний Новгород
Производство:kitchen:2:Москва
  Пекарня:kitchen:8:Москва
  Кондитерский цех:kitchen:6:Москва
  Обжарка кофе:roasting:4:Москва
Отдел качества:quality:4:Москва
Персонал:hr:2:Москва
  Отдел подбора:hr:4:Москва
  Отдел обучения и развития:training:5:Москва
  Внутренние коммуникации:communications:3:Москва
Маркетинг и бренд:marketing:4:Москва
Финансовый отдел:finance:4:Москва
Цифровые сервисы:it:4:Москва
Административный отдел:office:3:Москва`,
  road: `Дирекция:management:2:Москва
Складской комплекс:warehouse:2:Москва
  Склад «Север»:warehouse:14:Москва
  Склад «Волга»:warehouse:11:Казань
  Склад «Урал»:warehouse:10:Екатеринбург
Транспорт:transport:2:Москва
  Магистральные перевозки:transport:13:Самара
  Городская доставка:transport:12:Москва
  Ремонтная зона:transport:5:Москва
Диспетчерская:dispatch:8:Москва
Клиентский отдел:sales:6
Персонал и обучение:hr:5:Москва
Охрана труда:safety:3:Москва
Финансы и документы:finance:4:Москва
Информационные системы:it:3:Казань`,
  code: `Дирекция:management:3:Новосибирск
Разработка:dev:3:Новосибирск
  Команда «Касса»:dev:12:Новосибирск
  Команда «Маршрут»:dev:12:Санкт-Петербург
  Команда «Платформа»:dev:11:Новосибирск
Тестирование:qa:11:Новосибирск
Дизайн и исследования:design:7:Санкт-Петербург
Проекты внедрения:projects:13
Поддержка клиентов:support:13:Новосибирск
Люди и культура:hr:6:Новосибирск
Бухгалтерия и право:finance:5:Новосибирск
Офис:office:4:Новосибирск`,
};

export function departments(random: Random, companies: readonly Company[]): Department[] {
  const own = random.fork("departments");
  return companies.flatMap((company) => {
    const path: Department[] = [];
    return trees[company.key].split("\n").map((line) => {
      const depth = (line.length - line.trimStart().length) / 2;
      const [name, role, share, city] = line.trim().split(":") as [string, DepartmentRole, string, string | undefined];
      const parent = depth > 0 ? path[depth - 1]! : null;
      const department: Department = {
        id: demoId(own, company.createdAt),
        groupId: company.id,
        parentId: parent?.id ?? null,
        name,
        role,
        share: Number(share),
        ...(city ? { city } : {}),
        createdAt: company.createdAt,
      };
      path[depth] = department;
      return department;
    });
  });
}
