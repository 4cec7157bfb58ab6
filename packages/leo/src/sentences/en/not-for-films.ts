/**
 * Matches messages that ask for no film: requests to a search engine, a phone or a light switch,
 * and personal news. A word for a film in the message outweighs it.
 */
export const notForFilms = new RegExp(
  [
    "^(?:why|when|where|who|how|which|what (?:is|was|are|were|does|do|did|time|day|year))\\b",
    "^(?:is|are|was|were|do|does|did|has|have|will|would|should|may|am|can) (?:it|he|she|they|i|we|you|the|my|your|our|there going)\\b",
    "^(?:watch out|next|skip|shut|look|open|close|put|start|stop|save|remove|add|play|turn|switch|set|make|cook|bake me|wash|clean|fix|drive|bring|move|take|call|ring|phone|text|send|email|message|remind|wake|buy|sell|book|pay|order|calculate|translate|define|spell|convert|solve|count|multiply|divide|delete|change|cancel|hack|install|update|log|sign|ignore|forget|pretend|act|write|draw|read|print|repeat after|tell|explain|teach|give|help)\\b",
    "^(?:i|he|she|they|it|we) (?:am|is|are|was|were|had|have|has|lost|got|went|ate|saw|think|know|live|like|hate|can|will|did|do|just)\\b",
    "^my (?:name|favou?rite)\\b",
    "\\b(?:weather|alarm|e ?mail|phone|taxi|password|credit card|president|capital of|instructions|system prompt|plus|times|divided)\\b",
  ].join("|"),
);
