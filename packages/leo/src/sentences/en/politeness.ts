/** Polite words before and after a sentence that do not change its meaning, in normalized form. */
export const before =
  /^(?:(?:hey|hi|hello|ok|okay|yo|dear|oh|ah|um|uh|er|hmm|well|so|and|but|now|then|please|pls|just|also|maybe|alright|right|leo|mirrorlox|lion|sorry|excuse me|(?:can|could|would|will) you(?: please)?(?: just)?|i want you to|i would like you to|i need you to|i want to|we want to|i would like to|we would like to|i would love to|we would love to|i need to|can we|could we|may we|can i|could i|may i|lets|let us|let me|you can|try to|go ahead and|would you mind|do you mind) )+(?=\S)/;
export const after =
  /(?<=\S)(?: (?:anyway|exactly|please|pls|thanks|thank you|leo|mirrorlox|lion|now|right now|for me|for us|ok|okay|then|already|buddy|mate|will you|would you|can you|could you|if you can|if you do not mind|quickly|a bit please))+$/;
/**
 * Words without meaning at these positions; "like" has one before a title, so it is removed last.
 */
export const fillers =
  /\b(?:like|just|really|actually|kind of|sort of|maybe|please|basically|you know)\b ?/g;
/** A first clause that can be ignored, as in "ok whatever, put on Clank". */
export const preludes =
  /^(?!.*\b(?:if|when|unless|not|never|says?|said|until|because|do|did|would|one|first|second|third|last|number)\b)(?:\S+ ?){1,4}$/;
