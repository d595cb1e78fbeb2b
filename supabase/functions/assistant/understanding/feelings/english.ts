/** What students grumble about in figures of speech: it "kills" them, or they cannot take it any more. */
const everydayThings =
  'playlist|music|noise|heat|weather|queue|smell|food|app|portal|website|wifi|chairs?|professor|lecture' +
  '|lectures|class|timetable|rain|fog|song|printer|trains?|bus|buses|construction|spreadsheet|slides?' +
  '|exams?|exam season|assignments?|homework|midterms?|finals?|deadlines?|essay|course|quiz|lab' +
  '|econometrics|statistics|stats|maths?|macro|micro|accounting|law|finance|shoes|heels|stairs|workout' +
  '|gym|alarm|commute|prices|rent|bar|canteen|pasta|emails|group projects?|group chats?|bookings?' +
  '|laundry|landlord';

/** How English speaks of a bad time. The format is that of `../feelings.ts`. */
export const english = {
  openers: `
i feel
i felt
feeling
been feeling
make* me feel
makes me feel
i feel like
feels like i'm
`,
  states: `
empty, numb, dead inside, hollow, nothing, nothing anymore, nothing any more
worthless, useless, pointless, stupid, dumb, inadequate, pathetic, a failure, like a failure, a burden, like a burden, a fraud, like a fraud, shit, like shit, crap, like crap, like nothing, like a loser
lonely, alone, abandoned, invisible, isolated, left out, rejected, unwanted, unloved, out of place, excluded, homesick
awful, terrible, horrible, low, down, sad, broken, depressed, miserable, drained, exhausted, burnt out, burned out
hopeless, helpless, trapped, overwhelmed, suffocated, crushed, anxious, panicky, ashamed, guilty, humiliated, unsafe, desperate, scared all the time
drowning, suffocating, breaking, going under, falling apart, falling behind everyone, losing my mind, losing it
`,
  selfOpeners: `
i'm
im
i am
i was
i've been
ive been
`,
  selfStates: `
depressed, hopeless, worthless, miserable, heartbroken, lonely, broken inside, suicidal, suffering, numb, empty inside, helpless
a failure, a complete failure, a total failure, a disappointment, a diss?app?ointment, such a diss?app?ointment, a burden, a mess inside
burnt out, burned out, drained, at rock bottom, at my lowest, at my wits end, drowning, suffocating, not coping, struggling mentally, struggling to cope
crying, in a dark place, in a bad place, mentally exhausted, mentally drained, scared all the time, sad all the time, anxious all the time
`,
  phrases: `
(complete|total|utter|absolute) failure
(hard|rough|bad|dark|difficult|tough|terrible|horrible|awful|low) (time|times|place|patch|period|phase) _ (lately|now|recently|mentally|life)
(going|been|go) through (a|an|some|such a)? _ (hard|rough|bad|dark|difficult|tough|terrible|horrible|awful|hell|depression|lot)
through hell
not eating(?! (meat|fish|gluten|here|there|dairy|out|in the|at the))
stopped (eating|sleeping|caring|going out|talking|answering|living)
(not|haven't|havent|can't|cant|barely|hardly) (eating|sleeping|slept|eaten|eat|sleep) (properly|for days|for weeks|in days|in weeks|at all)
(can't|cant|cannot|couldn't|hard to|struggle to|not able to) (get|getting) out of bed
(can't|cant|cannot) (cope|breathe|function|keep going|do this|stop crying|switch my brain off|hold it together|keep it together|feel anything)
(everything|life|it all|all of this) (feels|seems|is|looks) (so |just |really )?(grey|gray|pointless|meaningless|empty|dark|hopeless|too much|heavy|unbearable)
(weight|heaviness|pain|hole|void) (on me|on my chest|in my chest|inside me|inside)
(nobody|no one|noone) (would (miss|notice|care)|cares|understands|loves|likes|wants|talks to)
(cry|cried|crying) (myself|every|all|in|almost|most|constantly|alone|for no)
(crying|tears) (all the time|every day|every night|in the bathroom|at night)
(keep|stop|been) crying
(let|letting) me in by mistake
(eating|killing|destroying) me (alive|inside|from the inside)
(don't|dont|do not) (want to be here|see a future|see the point|see any point|recognise myself|recognize myself|like myself)( anymore| any more)?
(hate|despise|loathe) (myself|my life|who i am|being me)
(want|need) (everything|it all|it|the pain|this) to (stop|end|be over)
(hit|hitting) rock bottom
(something|everything) in me _ (gave up|broke|died)
(my|our) (mom|mum|mother|dad|father|brother|sister|grandma|grandpa|grandmother|grandfather|friend|best friend) _ (died|dying|passed away|cancer|chemo|hospital|icu)
(no|without) (friends|one to talk to|family here|home to go to)
(haven't|havent|not) had a real conversation
(i am|i'm|im) (really |just |so )?not (ok|okay|alright|doing well|doing ok|doing okay|myself|fine)(?! with)
(my life|everything|it all) is over
(takes|take|took) (so|too) much (effort|energy|strength)
(hurts|hurt) to (be|live|breathe|wake|exist|see people)
(and|just|i) (still |only )?(feel|felt|feels) (nothing|numb|empty|hollow)
i (feel|felt) sick (for|before|every|with worry|to my stomach|when)
(panic|anxiety) (attack|attacks)
(drink|drinking|drank|smok*|pills|weed) _ (too much|to forget|to sleep|to cope|to feel|every night|can't stop|alone|myself to sleep)
(no|any) (energy|motivation|will|strength) (left|to (live|go on|do anything))
(mental health) (is|has) (bad|awful|terrible|getting|gone|declin*)
`,
  idioms: `
if (i|he|she|they|you|we|the|this|one|another) _ _ (i'll|i will|i'm going to|i might) (scream|explode|faint|riot|combust)
(can't|cant|cannot) sleep (because of|with|due to|thanks to) (the|all|this|that|my)? ?(noise|construction|mosquitos|mosquitoes|neighbo*|traffic|heat|jet lag|snoring|music|party|light)
(we|they) (are|were) (so |totally |absolutely )?(hopeless|miserable|desperate|exhausted)
(${everydayThings}) _ (is|are|was|were|keeps|keep)? ?(killing|murdering|destroying|torturing|killed|murdered|destroyed|slaughtered) (me|us)
(can't|cant|cannot|couldn't) (take|stand|bear|handle|deal with) (it|this|that)( anymore| any more)?,? (this|that|the|these|those|my) _ (${everydayThings})
(can't|cant|cannot|couldn't) (take|stand|bear|handle|deal with) (another|any more|more|the|this|that|these|those|my) (${everydayThings})
(nobody|no one|noone|people|they) (\\w+ ){0,2}(replies|reply|replied|showed up|turns up|came) (to|in|on|at|for) (the |my |our |any )?(project|doc|class|meeting|study group|group project|group chat)
(bored|tired|sick|done|fed up|burnt out|burned out|exhausted|drained) (of|by|with|on|from) (the|this|that|these|those|my|all these|all the)? ?(${everydayThings})
(dead|shattered|wrecked|exhausted|destroyed|broken|ruined|drained) (after|from) (the|a|that|my|our|yesterday's|last night's) (match|game|party|gym|workout|trip|move|training|hike|flight|journey|festival|concert|hackathon|run|tournament)
(can't|cant|cannot) breathe (in|with|behind|through) (this|that|the|my) (mask|nose|cold)
(shak*|shiver*|trembl*) _ (with|from|because of) (the )?(cold|coffee|caffeine|excitement)
(snores|snoring|loud music|noise|construction|drill*|barking) _ _ (going|driving|drives) (me )?(insane|crazy|mad|nuts)
(bank account|wallet|laptop|phone|gpa|fridge|plant|back|feet|legs) (is|are|was|were) (crying|dying|dead|suffering|screaming)
(feel|feeling|felt) (stupid|dumb|silly|bad) (for )?(asking|to ask|even asking)
gives (her|him|them|us) nightmares
(cry*|cried|die|died|dying|dead|howl*) (from|of|with|out of) (laugh*|laughter|boredom|embarrassment|heat|the heat|hunger|thirst|cold|curiosity|joy|happiness|jealousy|envy)
(cry*|cried|laughed) (laughing|until i cried|with laughter|over spilt milk|tears of joy|happy tears)
(cry*|cried|sobb*|wept|tears) (at|over|during|watching|because of) (the|that|a|my)? ?(end|ending|movie|film|finale|episode|series|wedding|song|concert|game|match|price|prices|bill|onion|onions|season|show|book)
(team|match|game|goal|referee|ending|finale|series|episode|season|movie|film|song|book|show|penalty|derby) _ (broke my heart|broke me|destroyed me|killed me|crushed me|ruined me|wrecked me)
going to be the death of (me|us)
(rather|sooner) (die|jump|drown|\\w+) .{0,30}?than
(kill|shoot|bury) me (now|already|please lol)
(hopeless|useless|terrible|awful|horrible|bad|rubbish|dumb|a disaster|a mess) (at|with|when it comes to) (?!friend|talking|coping|adult|this|life|everything|anything|being|living|love|relationships|myself|people|all)\\w+
(hate|hated|loathe|despise) myself for (not )?(book|buy|bring|tak|sign|check|sav|forget|choos|pick|order|wait|set|download)[a-z]*ing
(so|i'm|im|i am|we're|we are) (dead|doomed|screwed|toast|finished|done for) (if|when|for|with|on)
i am so dead
(drown*|buried|swamped|suffocat*|snowed under|lost) (in|under|by|with) (\\w+ ){0,2}(emails?|mails?|work|readings?|assignments?|slides|notes|homework|deadlines?|paperwork|projects?|papers|pages|formulas|exercises|laundry|messages|tabs)
(nobody|no one|noone) (told|informed|warned|answered|emailed|mailed|texted|replied|reminded|explained) (me |us |to me |to us |to )?(that |about |where |when |how |why |my |the )*(the |my |our |a )?(room|class|lecture|exam|email|mail|deadline|schedule|time|date|form|professor|course|office|registration|slides|test|quiz|session|group)
(scared|terrified|afraid|petrified) of (spiders?|pigeons?|heights|flying|dogs?|cats?|rats?|mice|insects|bugs|the dark|elevators|clowns|horror|planes?)
(could|can|would) die happy
(mood|vibe|energy) killer
(my|the) (feet|foot|fingers|hands?|legs?|tongue|lips?|toes|back|bum|face) (is|are|went|feel|feels) (numb|dead|killing)
(just |only )?(kidding|joking|jk)
(not|isn't|aren't|wasn't) the end of the world
(cut|break) down (on|the|my|costs)
i (broke|break) down the
(?<!like i )could cry(?! every| all)
(i'd|would|could) (kill|die) for
(dying|dead) (to|of|tired|from|for|laughing)
(kill|kills|killing|killed) me (lol|haha)
(exam|exams|course|assignment|homework|class|lecture|midterm|finals) (is|are) (killing|murdering|destroying) me
(?<!not )(?<!don't )(?<!dont )(feel|feeling) (ready|good|great|confident|excited|proud|better|lucky|prepared|like (going|visiting|eating|trying|a change))
great depression
(can't|cant|cannot) (breathe|think|focus|concentrate|study) (in|with|at) (that|this|the) _ (library|room|hall|class|classroom|lecture|noise|crowd|canteen|building|heat|dorm)
(exhausted|tired|sick|drained|bored|desperate) (of|by|from|with) (this|that|the|these|those|all these|your)(?! (life|pain|feeling))
left out of (the|a|an|my) _ (list|mailing|group chat|programme|program|schedule|email)
(panic|depression|crisis|crash) (of|in) (19\\d\\d|the economy|the market|markets|banking|the eurozone)
(anxiety|depression|burnout|stress|panic) (is |are )?(covered|in the course|as a topic|explained|theory|models|management)
(depression|crisis) (economics|economy|years)
(desperate|desperately) (for|need|needing|looking|seeking)
(lost|stuck|broken) (in|on|with|between|at|among) (the|my|a|all|this|exercise|question|chapter|page|group)(?! (life|head|own|thoughts|darkness|world|crowd))
alone (in|on) (my|the|a) (group|project)
(lost|losing) my mind over
(scared|afraid|worried) (i|that i) (missed|miss|might miss|forgot)
not (ok|okay|fine|happy) with
struggl* (to|with) (find|open|download|understand|log|register|enrol|book|the form|the portal|the website|the exercise|this exercise)
`,
};
