/** Phrases that only look bad, removed before the rules run. */
export const innocent: readonly RegExp[] = [
  /\b(?:dick|richard) van dyke\b/g,
  /\bmoby[ -]dick\b/g,
  /\bpussy[ -]?(?:willows?|cats?|foot)\b/g,
  /\b(?:dying|die|died|dead) (?:of|from|with) (?:laughing|laughter|boredom|embarrassment|curiosity)\b/g,
  /\b(?:could|would|nearly|almost|going to) (?:have )?(?:die|died) (?:laughing|of laughing)\b/g,
  /\bdying to (?:see|watch|know|hear|find|play|meet|go|try|tell)\b/g,
  /\b(?:till|until|before) (?:i|we|you) (?:die|am dead|are dead)\b/g,
  /\b(?:killed|killing|kills|slays|slayed) (?:it|me|us)\b(?! (?:self|if|and|in))/g,
  /\b(?:kill|killing|killed) (?:time|some time|an hour|the (?:lights?|music|sound|volume|timer|dragon|monster))\b/g,
  /\b(?:lady|ride|school|magic|rocket) ?killers?\b/g,
  /\bshoot(?:ing)? (?:stars?|hoops|a (?:film|movie|video|scene))\b/g,
  /\boh,? shoot\b|^shoot\b/g,
  /\b(?:photo|film|movie) shoots?\b/g,
  /\b(?:bath|glitter|photo|cherry|seed|stink|paint|water|snow|cluster)[ -]?bombs?\b/g,
  /\b(?:the )?bomb\b(?= (?:film|movie|song))/g,
  /\b(?:water|nerf|squirt|bubble|toy|glue|ray|pirate|pirates?) ?(?:guns?|pistols?|cannons?)\b/g,
  /\b(?:sex|gender) of (?:the|a|my) (?:baby|kitten|puppy|cat|dog)\b/g,
  /\bdrug ?stores?\b/g,
  /\b(?:hit|hits) (?:song|songs|film|films|movie|movies|the road|play|pause)\b/g,
  /\bpasswords? (?:for|of|to) the (?:wi ?fi|castle|door|cave|secret|club|film|movie)\b/g,
  /\b(?:cut|cutting) (?:to|the cake|my hair|his hair|her hair|paper|out|scene)\b/g,
  /\bpot (?:of|roast|plant|pie|belly)\b|\bmelting pot\b/g,
  /\bweeds? (?:in|from) (?:the|my|our) (?:garden|lawn)\b/g,
  /\bgrass\b/g,
  /\bhigh (?:school|tide|up|five|in the|mountain|note)\b/g,
];

/** Marks a message as being about a film, where bad things may happen to characters. */
export const aboutFilms =
  /\b(?:film|films|movie|movies|story|stories|cartoon|cartoons|show|shows|episode|something|one|ones|play|watch|find|recommend|character|characters) (?:about|with|where|in which|that|for|who|of)\b|\b(?:knights?|dragons?|pirates?|robots?|aliens?|wizards?|goblins?|wolf|witch(?:es)?|monsters?|villains?|samurai|cowboys?|unicorns?)\b/;
