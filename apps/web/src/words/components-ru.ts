import type { words } from '@cantina/ui/words';

const plural = new Intl.PluralRules('ru');
const cards: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'карта', few: 'карты' };

export const components: typeof words = {
  rule: 'Правило',
  unique: 'Единственная',
  hiddenCard: 'Закрытая карта',
  copies: (count) => `копий: ${count}`,
  of: (value, max) => `${value} из ${max}`,
  zoomHint: 'Клавиша Z увеличивает.',
  browse: (label) => `Просмотреть: ${label}`,
  find: 'Найти карту',
  nothingFound: 'Подходящих карт нет.',
  close: 'Закрыть',
  empty: 'Пусто',
  cards: (count) => `${count} ${cards[plural.select(count)] ?? 'карт'}`,
  you: 'Вы',
  bot: 'Бот',
  away: 'Нет на месте',
  acting: 'Решает',
  yourTurn: 'Ваше решение',
  turnOf: (name) => `Решает ${name}`,
  because: 'Спрашивает',
  nothingToDo: 'Сейчас выбирать нечего.',
  timeLeft: 'Осталось времени',
  readRule: 'Прочитать в правилах',
  lookingUp: 'Правило ищется …',
  message: 'Сообщение',
  send: 'Отправить',
  noMessages: 'Пока никто ничего не сказал.',
  zoomIn: 'Ближе',
  zoomOut: 'Дальше',
  zoomAll: 'Показать всё',
  boardKeys: 'Стрелки переходят между местами, плюс и минус меняют масштаб, 0 показывает всё.',
  copy: 'Скопировать',
  copied: 'Скопировано',
};
