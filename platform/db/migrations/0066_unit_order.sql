-- «Завод 2» stands before «Завод 10»: numbers in names of departments are compared as numbers.
CREATE COLLATION IF NOT EXISTS russian_numeric (provider = icu, locale = 'ru-RU-u-kn-true');
