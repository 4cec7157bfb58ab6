import { readLines } from "#golden/golden-lines.ts";

/**
 * Messages in distress, each of which must be found. The rules were tuned with them, so they don't
 * measure how many messages of others are found: `held-out/distress.ts` does.
 */
export const tunedDistress: readonly string[] = readLines(`
    nobody ever picks up when i call my dad
    i wish my mom would come back
    theres a mean boy on my bus and he spits at me
    my ears are ringing because dad screamed at us
    i cried in the bathroom at school
    my guinea pig stopped eating and i'm worried
    my grandfather is dying
    i dont feel like living anymore
    i think about death all the time
    every time i close my eyes i see the accident
    my stepmom wont let me eat
    my friends are ignoring me
    mom threw a plate at my head
    my dads girlfriend calls me a mistake
    im shaking and i dont know why
    a kid said hes gonna beat me up after school
    i got lost and its getting dark
    my brother got arrested
    they took my mom away in an ambulance
    my house burned down
    my teacher says im stupid
    i swallowed a magnet
    a man keeps standing outside my window
    my parents hate each other
    my tooth hurts so bad
    i did something really bad and im scared
    dad drinks too much and falls down
    i saw my dad hit my mom
    i hate being me
    im not good enough for anyone
    my best friend moved to another state and i miss her
    my cousin showed me pictures i didnt want to see
    no one believes me
    its all my fault that they split up
    i have a stomach ache before school every day
    se burlan de mi pelo
    mi hermana está en el hospital
    nadie quiere jugar conmigo
    mi abuelo falleció ayer
    me da miedo dormir sola
    my dog died today
    my friend hit me and I want to disappear
    i feel like disappearing
    sometimes i feel like vanishing
    i miss my nana she lives in mexico
    my tummy hurts and i dont feel good
    im scared theres a clown in my closet
    nobody came to my birthday party
    a girl in my class told everyone my secret and now they all laugh at me
    my bff is moving away and i feel sad
    i got a bad grade and im scared to tell my dad
    my cat got hit by a car
    will my grandpa die
    i think my fish is dead he isnt moving
    my mommy has to go to the hospital to have an operation
    i cut my finger and its bleeding alot
    my baby brother ate a penny
    some man online said he is 12 but he sounds like a grown up and he wants my picture
    my gymnastics coach makes me stay alone with him and i dont like it
    i wet the bed and everyone will laugh at me
    i feel like nobody would care if i was gone
    sometimes i dont want to wake up
    im gonna run away because nobody loves me
    my teacher screamed at me in front of everybody
    i had a nightmere about a shark
    the big kids pushed me in the mud and took my hat
    i am the only one without a dad
    me siento muy triste porque mi perrito se murió
    unos niños me pegan en la escuela
    i hate myself im so stupid
    it thundering and im alone
    my friend says she cuts herself and told me not to tell
    i lost my mom in the store
    i dont have anybody to play with at recess
    my hamster is sick
    im worried about the war
    somebody stole my bike
    i broke moms vase and im scared shes gonna yell at me
    i feel weird and my heart is beating so fast
    can we watch something, i had the worst day
    my sister is in the hospital
    my mommy cries every night
    are you my friend? i dont have one
`);

/** Everyday messages, none of which may be taken for distress. The rules were tuned with them. */
export const tunedOrdinary: readonly string[] = readLines(`
    who is the scariest villain
    my dad wants to know what this costs
    can you turn down the crying scene
    i like when the monster falls down
    is the dog ok at the end
    my brother always picks the movie
    my sister wants the one with the mermaid
    skip the fight
    i beat the boss
    we lost wifi last night
    tell my mom dinner is ready
    how do i get rid of the captions
    i'm freaking excited
    that was wicked
    my friend broke the record
    dad jokes please
    my mom is a nurse
    i dressed up as a ghost
    my costume is scary
    is it sad
    it made me laugh so hard i cried
    i don't want my brother's movie
    stop yelling leo
    what is the loneliest planet
    why are bats blind
    my dog jumped on the couch
    the cat knocked over the popcorn
    mom burned the pancakes
    my little brother fell asleep
    grandma fell asleep again
    put it down
    i'm down for a comedy
    shake it off song
    break a leg
    my leg is in a cast but i'm fine
    i feel like dying of laughter
    hold on i'm eating
    drop the beat
    i'm melting it's so hot
    i'm dead that was hilarious
    can we skip the scary part
    i had a dream about flying
    my teacher is funny
    the class is watching with me
    my cousin is visiting from texas
    i want to stay up late
    do you know any ghosts
    i need help finding a film
    help me pick something
    i forgot my password
    my ipad broke
    he is my favorite character
    she is so funny
    they live in a castle
    what if dinosaurs were alive
    bad guys always lose
    i'm nobody's fool
    my birthday was the best day ever
    i miss summer
    it's raining and we're stuck inside
    quiero algo para llorar de risa
`);
