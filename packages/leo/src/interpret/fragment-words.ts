import type { Language } from "#distress/distress.ts";
import type { IntentName } from "#intents/intent-names.ts";

/** Words of messages that complete the one before. All texts are normalized. */
export type FragmentWords = {
  /** What such a message begins with, without a meaning of its own. */
  lead: RegExp;
  tail: RegExp;
  /** Asks for the same again. */
  more: RegExp;
  /** A beginning after which a pointer asks the same about another title. */
  repeats: RegExp;
  /** Back to the page before, where no film plays. */
  back: RegExp;
  /** Plays what was spoken of. */
  playIt: RegExp;
  /** Corrects what was just done. */
  none: RegExp;
  /** Begins another subject for the same search: "what about cats". */
  subject: RegExp;
  /** Says that what was understood was wrong. */
  correction: RegExp;
  /** Points at something shown. */
  pointer: RegExp;
  period: RegExp;
  inLanguage: RegExp;
  /** Which of two opposite things a correction means. */
  senses: Readonly<Partial<Record<IntentName, RegExp>>>;
};

export const fragments: Readonly<Record<Language, FragmentWords>> = {
  en: {
    lead: /^(?:(?:whatever|idc|i do not care|meh|eh|ugh|and|but|ok|okay|k|kk|sure|so|then|now|no|nope|nah|yes|yeah|not that|wait|hold on|sorry|oops|hmm|um|uh|oh|er|actually|rather|better|maybe|well|leo|please|cool|great|perfect|nice|alright|fine|wonderful|lovely|awesome|good|i like|i love|i mean|i meant|i said|what about|how about|make it|make that|lets do|lets make it|set it to|change it to|change that to|only|just|also|the same|same|do|try|lets say|say|for|to|ill take|i will take|i take|lets take|lets go with|go with|i want|we want|we will take|i choose|i pick|we pick|give me|ooh|yay|definitely|id like|i would like) )+/,
    tail: /(?: (?:please|pls|instead|too|as well|also|then|now|actually|though|thanks|rather|leo|ok|i think|i guess|again|sounds (?:good|nice|great)|looks (?:good|nice|great|fun)|is (?:good|fine|ok|better)))+$/,
    more: /^(?:(?:ok|okay|and|now|no|yes|please|oh|just|haha|lol|ha|hmm|leo|play|go|do|tell me|give me|say) )*(?:(?:a|one|some|even|once|little|tiny|bit|lot|much|still|further|do it|it|up|down) )*(?:more|again|another|another one|faster|slower|louder|quieter|next|next one|one more|more time|different one|new one)(?: (?:one|time|please|pls|leo|bit|please leo))*$/,
    repeats:
      /^(?!.*\b(?:sure|yes|yeah|great|perfect|cool|lets|want|choose|pick|take)\b).*\b(?:and|what about|how about|no|wait|i meant|i mean|i said|sorry)\b/,
    back: /^(?:(?:ok|now|please|and|leo|can you|can we) )*(?:go back|back|take me back|go back one page|previous page)(?: please| now| again| leo)*$/,
    playIt:
      /^(?:(?:whatever|ok|okay|okie|okey|k|wonderful|yes|yeah|sure|cool|great|perfect|nice|lovely|then|so|and|please|leo|just|now|alright|good|fine|lets|can we|can you|can i|could you|i want to|we want to|well|yay) )*(?:play|start|put|watch|see|run|begin) (?:it|that|that one|this one|that film|that movie)(?: on| up)?(?: then| now| please| for us| for me| leo| already| tonight)*$/,
    none: /^(?:(?:no|nope|wait|sorry|oops|actually|i meant|i mean|not|uh|um|hmm|oh|the other way|other|leo|please|but|ok) )*(?:\w+ ){0,3}\w+$/,
    subject:
      /^(?:(?:ok|okay|and|but|no|nah|hmm|so|then|well|wait|sorry|actually|leo|um|uh) )*(?:what about|how about|i meant|i mean|i said|and|with|about|(?:he|she|they|my \w+) (?:really |also |just )?(?:loves?|likes?|adores?|is into|are into|is crazy about|is obsessed with)|any with|any about|one with|one about|ones with|ones about|back to|lets go back to|go back to|forget \w+|not about \w+ (?:i mean|i meant)|or|something with|something about|anything with|anything about|do you have any with|maybe|try|instead|no not \w+ i meant|not \w+ i meant|not \w+|and now)(?: one)?(?: with| about| a film about| a movie about| films about| movies about)? /,
    correction:
      /^(?:(?:no|nah|nope|wait|oh|oops|sorry|hmm|um|uh|leo|well|ok|okay) )*(?:actually|i meant|i mean|i said|rather|instead|make it|make that|on second thought|forget that|scratch that|not \w+ i (?:mean|meant))\b/,
    pointer:
      /^(?:the )?(?:(?:first|second|third|fourth|fifth|last|middle|\dth)(?: (?:one|film|movie|story|title|card))?|one in the middle|number \d|that one|that|this one|that film|that movie|it|them)$/,
    period:
      /\b(?:today|tonight|yesterday|last night|tomorrow|this week|last week|the weekend|weekends|weekend|on weekends|this weekend|weekdays|school nights|school days)\b/,
    inLanguage: /^(?:in )?(?:spanish|english|french|german|italian|portuguese)$/,
    senses: {
      captions_off: /\boff\b/,
      captions_on: /\bon\b/,
      fullscreen_off: /\boff\b/,
      seek_forward: /\b(?:forwards?|ahead|the other way)\b/,
      seek_back: /\b(?:backwards?|back|the other way)\b/,
      volume_up: /\b(?:up|louder|too quiet)\b/,
      volume_down: /\b(?:down|quieter|too loud|too much)\b/,
      speed_slower: /\b(?:too fast|slower)\b/,
      speed_faster: /\b(?:too slow|faster)\b/,
      watchlist_remove: /\b(?:off|remove|delete)\b/,
      sleep_timer_cancel: /\b(?:cancel|stop|no timer|turn it off)\b/,
    },
  },
  es: {
    lead: /^(?:(?:y|pero|ok|okay|vale|bueno|bien|muy bien|me gusta|me encanta|si|no|ay|ah|eh|mmm|espera|perdon|mejor|mejor que sean|que sean|que sea|hazlo de|hazla de|ponle|ponlo en|ponlo a|cambialo a|digo|quiero decir|quise decir|queria decir|me referia a|que tal|que hay de|solo|tambien|lo mismo|igual|leo|por favor|genial|perfecto|listo|dale|entonces|ahora|pues|quiero|queremos|pon|dame|elijo|me quedo con|prefiero|para|a|con|ver|esa si) )+/,
    tail: /(?: (?:por favor|porfa|mejor|tambien|entonces|ahora|gracias|leo|igual|pues|suena bien|esta bien|si|misma|mismo|creo))+$/,
    more: /^(?:(?:y|ok|vale|ahora|no|si|por favor|ay|jaja|leo|pon|dame|cuentame|dime|haz) )*(?:(?:un|una|poco|poquito|todavia|aun|mucho|aun|otro|otra|bastante|la|el|lo|de) )*(?:mas|otra vez|otro|otra|nuevo|vez|siguiente|rapido|lento|fuerte|bajo)(?: (?:por favor|porfa|leo|mas|chiste|adivinanza|vez))*$/,
    repeats:
      /^(?!.*\b(?:vale|si|genial|perfecto|listo|dale|pon|quiero|queremos|elijo|dame)\b).*\b(?:y|que tal|que hay de|no|espera|digo|quise decir|perdon|me referia a)\b/,
    back: /^(?:(?:ok|ahora|por favor|y|leo) )*(?:atras|regresa|regresar|vuelve|volver|vuelve atras|ve atras|ir atras|pagina anterior)(?: por favor| leo| ahora)*$/,
    playIt:
      /^(?:(?:ok|vale|si|bueno|muy bien|bien|genial|perfecto|listo|entonces|y|pues|por favor|leo|ahora|ya|puedes|dale) )*(?:ponla|ponlo|ponmela|ponnosla|ponla ya|reproducela|iniciala|empiezala|vela|veamosla|vamos a verla|quiero verla|queremos verla|pon es[ae]|ver es[ae]|dale|dale play|play)(?: ya| por favor| porfa| leo| entonces| misma| mismo| ahora)*$/,
    none: /^(?:(?:no|espera|perdon|mejor|digo|quise decir|ay|leo|por favor|pero|ok|al reves) )*(?:\w+ ){0,2}\w+$/,
    subject:
      /^(?:(?:ok|vale|y|pero|no|mmm|bueno|entonces|espera|perdon|leo|mejor|ay|pues) )*(?:y (?:de|con|sobre)|y algo (?:de|con|sobre)|(?:a (?:el|ella|mi \w+) )?(?:le|les) (?:encantan?|gustan?)(?: mucho)?|que tal|que hay de|quise decir|quiero decir|queria decir|digo|me referia a|volvamos a|vuelve a|volver a|de|con|sobre|una? (?:de|con|sobre)|algo (?:de|con|sobre)|la (?:de|del)|las de|del|mejor|alguna (?:de|con)|o|no de \w+ (?:sino )?)(?: de)?(?: los| las| la| el| unos| unas| un| una)? /,
    correction:
      /^(?:(?:no|ay|espera|perdon|mmm|leo|bueno|ok|vale) )*(?:mejor|digo|quise decir|quiero decir|queria decir|me referia|en realidad|mejor dicho|pensandolo bien)\b/,
    pointer:
      /^(?:(?:el|la) )?(?:numero )?(?:primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|ultim[oa]|1ra|2da|3ra|de en ?medio|del medio|\d)$|^(?:es[ao]|est[ao]|aquella|es[ae] misma|es[ae] que dijiste)$/,
    period:
      /\b(?:hoy|anoche|ayer|manana|esta semana|la semana pasada|los fines de semana|el fin de semana|fin de semana)\b/,
    inLanguage: /^(?:en )?(?:espanol|ingles|frances|aleman|italiano|portugues)$/,
    senses: {
      captions_off: /\b(?:sin|quitalos?|quitala|apagalos?|fuera)\b/,
      fullscreen_off: /\b(?:quitala|salir|sal)\b/,
      seek_forward: /\b(?:adelante|al reves)\b/,
      seek_back: /\b(?:atras|al reves)\b/,
      volume_up: /\b(?:muy baj[oa]|mas alto)\b/,
      volume_down: /\b(?:muy (?:fuerte|alto)|mucho|bastante|demasiado (?:fuerte|alto)|mas bajo)\b/,
      speed_slower: /\b(?:muy rapido|demasiado rapido)\b/,
      speed_faster: /\b(?:muy lento|demasiado lento)\b/,
      watchlist_remove: /\b(?:quita|quitala|saca|sacala|borra|borrala)\b/,
      sleep_timer_cancel: /\b(?:cancelal[oa]|cancela|quital[oa]|sin temporizador)\b/,
    },
  },
};
