/** "A box" is no place called Box, and "an adventure" no hall: templates say where an article may stand. */
export const article = /^(?:a|an|the|my|your|our|some)$/;
/** How a piece of music is: a word or two that are not about doing something else. */
export const notStyle =
  /^(?:a|an|and|are|awful|bad|boring|can|cut|do|down|enough|free|get|hate|hear|how|i|is|it|like|loud|louder|make|me|more|mute|my|name|no|not|of|off|on|or|other|pause|quit|same|should|skip|stop|terrible|that|the|their|there|these|this|those|to|too|turn|up|want|was|we|what|when|where|which|who|why|without|you|your)$/;
