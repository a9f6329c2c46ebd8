/** Plays one whole game and says how many moves it had. */
export type Contender = () => number;
