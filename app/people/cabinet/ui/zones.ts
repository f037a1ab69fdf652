/** The hours of Russia, as people there speak of them. */
export const zones = [
  { value: "Europe/Kaliningrad", label: "Калининград (МСК−1)" },
  { value: "Europe/Moscow", label: "Москва, Санкт-Петербург (МСК)" },
  { value: "Europe/Samara", label: "Самара, Ижевск (МСК+1)" },
  { value: "Asia/Yekaterinburg", label: "Екатеринбург, Пермь, Тюмень (МСК+2)" },
  { value: "Asia/Omsk", label: "Омск (МСК+3)" },
  { value: "Asia/Novosibirsk", label: "Новосибирск, Томск (МСК+4)" },
  { value: "Asia/Krasnoyarsk", label: "Красноярск (МСК+4)" },
  { value: "Asia/Irkutsk", label: "Иркутск, Улан-Удэ (МСК+5)" },
  { value: "Asia/Yakutsk", label: "Якутск, Чита (МСК+6)" },
  { value: "Asia/Vladivostok", label: "Владивосток, Хабаровск (МСК+7)" },
  { value: "Asia/Sakhalin", label: "Южно-Сахалинск (МСК+8)" },
  { value: "Asia/Magadan", label: "Магадан (МСК+8)" },
  { value: "Asia/Kamchatka", label: "Петропавловск-Камчатский (МСК+9)" },
];

/** Those hours, and the person's own where they live elsewhere. */
export function zonesWith(own: string) {
  return zones.some(({ value }) => value === own) ? zones : [{ value: own, label: own }, ...zones];
}
