import { describe, expect, test } from 'vitest';
import { syllabify } from './syllabify.ts';

/**
 * Words of the first school years, split as teachers split them. Russian and Ukrainian are split as they are
 * pronounced (open syllables), Turkish and German as they are hyphenated at the end of a line.
 */
const tables: Record<string, string> = {
  es: `al·re·de·dor in·ge·nie·ro a·ve·nir i·gle·sia hie·lo ca·í·da o·í·do rí·o tí·o a·é·re·o le·ón
    ca·os hé·ro·e via·je·ro ai·re cau·sa deu·da vein·te cui·da·do viu·da es·tu·diáis U·ru·guay
    buey ins·tru·men·to trans·por·te obs·tá·cu·lo a·brir ha·cer mu·sul·mán te·lé·fo·no a·mis·tad
    pe·rro ca·lle co·che pa·ra·guas an·ti·guo ver·güen·za pin·güi·no Ma·rí·a quie·ro gui·so hay
    es·toy le·er·lo cre·er re·ír son·re·ír ba·úl ma·íz bio·lo·gí·a cons·ti·tu·ción a·ho·ra bú·ho
    al·co·hol ve·hí·cu·lo de·sa·yu·no no·so·tros ex·tra·ño tex·to ta·xi yo ya le·yes dos cien·to
    ac·ción co·o·pe·rar diez hoy miér·co·les ju·nio ju·lio a·gos·to in·vier·no o·to·ño
    si·guien·te gui·ta·rra quin·ce se·guir gue·rra sub·ra·yar sub·ra·ya·do su·bir su·bli·me`,
  it: `ca·sa fa·mi·glia ac·qua a·mi·co stu·dia·re a·iuo·la uo·mo don·na ra·gaz·zo scuo·la a·bi·to
    ma·dre pa·dre fra·tel·lo so·rel·la fi·glio zi·o zi·i tu·o suoi far·ma·ci·a pa·e·se ma·e·stra
    be·ne giu·gno lu·glio a·go·sto in·ver·no au·tun·no qua·der·no que·sto chie·sa oc·chio
    o·rec·chio bian·co ne·ro ros·so gial·lo az·zur·ro ac·qui·sto ca·sa·lin·ga la·vo·ro
    mer·co·le·dì gio·ve·dì per·ché cit·tà an·co·ra sem·pre spes·so re·stau·ro ri·sto·ran·te
    a·e·re·o a·e·ro·por·to le·o·ne te·a·tro vi·a viag·gio gui·da lin·gua caf·fè cioc·co·la·to
    Eu·ro·pa eu·ro lei noi voi poi mai vuoi può più già giù ciò psi·co·lo·go ab·bia·mo
    bio·lo·gi·a ge·o·lo·gi·a tec·no·lo·gi·a psi·co·lo·gi·a e·co·lo·gi·e pe·da·go·gi·a ge·o·gra·fi·a
    fo·to·gra·fi·a fo·to·gra·fi·e e·co·no·mi·a a·na·to·mi·a ge·o·me·tri·a psi·chia·tri·a
    de·mo·cra·zi·a sim·pa·ti·a sin·fo·ni·a fi·lo·so·fi·a te·ra·pi·a e·pi·de·mi·a a·ne·mi·a
    en·ci·clo·pe·di·a ge·la·te·ri·a li·bre·ri·a se·gre·te·ri·a bat·te·ri·a ma·te·ria ma·te·rie mi·se·ria
    se·rie se·ria fe·rie ar·te·ria Si·be·ria Va·le·ria cri·te·rio Ma·ri·a Lu·ci·a So·fi·a al·le·gri·a
    me·lo·di·a me·lo·di·e pa·ro·di·a tra·ge·dia com·me·dia in·vi·dia ar·mo·ni·a ce·ri·mo·nia
    Ger·ma·nia Spa·gna ma·ni·a com·pa·gni·a bu·gi·a bu·gi·e ma·gi·a e·ner·gi·a e·ner·gi·e al·ler·gi·e
    po·e·si·a po·e·si·e fan·ta·si·a ge·lo·si·a cor·te·si·a po·li·zi·a pu·li·zi·a ga·ran·zi·a no·ti·zia
    giu·sti·zia Ve·ne·zia gra·zia gra·zie di·sgra·zia te·o·ri·a te·o·ri·e ca·te·go·ri·a trat·to·ri·a
    sto·ria sto·rie me·mo·ria vit·to·ria a·ria pa·tria in·du·stria Au·stria I·ta·lia Si·ci·lia
    fol·li·a fi·glia mo·glie pia·no ma·lat·ti·a ac·ca·de·mia co·pia cop·pia fran·ce·se Fran·cia
    frec·cia spiag·gia ci·lie·gie va·li·gia fi·du·cia spe·cie mi·a mi·e su·o si·a si·a·no sia·mo
    sti·a ad·di·o bri·o sci·a·re sciar·pa fer·ro·vi·a tri·an·go·lo ba·u·le piz·ze·ri·e`,
  pt: `es·co·la ca·sa ca·fé a·çú·car pão mãe ir·mão a·vó ca·chor·ro ga·to pei·xe á·gua lei·te
    quei·jo fru·ta ma·çã la·ran·ja ba·na·na do·min·go se·gun·da ter·ça quar·ta quin·ta sex·ta
    sá·ba·do Bra·sil por·tu·guês in·glês a·mi·go pro·fes·sor a·lu·no ci·da·de prai·a pa·ís
    sa·ú·de vi·a·gem a·vi·ão co·ra·ção li·ções po·e·ta Lu·ís ju·iz ra·iz ra·í·zes do·er sa·ir
    ca·iu eu meu te·a·tro ge·o·gra·fi·a his·tó·ria gê·nio á·re·a sé·rie i·guais Pa·ra·guai
    quan·to cin·quen·ta guar·da mi·lho ve·lho ba·nho ni·nho ex·ce·len·te nas·cer des·cer car·ro
    os·so as·sar ad·vo·ga·do tungs·tê·nio`,
  de: `Va·ter Mut·ter Bru·der Schwes·ter Groß·mut·ter El·tern Leh·re·rin Schü·ler Bü·cher
    Blei·stift Com·pu·ter Fuß·ball spie·len schwim·men tan·zen es·sen trin·ken schla·fen
    auf·ste·hen früh·stü·cken Wo·chen·en·de Mon·tag Diens·tag Mitt·woch Don·ners·tag Frei·tag
    Sonn·tag Ja·nu·ar Feb·ru·ar März Ju·ni Ju·li Au·gust Sep·tem·ber Ok·to·ber No·vem·ber
    De·zem·ber Früh·ling Som·mer Herbst Win·ter Wet·ter Son·ne Re·gen reg·net schnei·en
    In·for·ma·tik Ma·the Eng·lisch Deutsch Ge·schich·te Fa·mi·lie Freun·de Ge·schwis·ter
    zu·sam·men U·ni·ver·si·tät Haus·tür Ar·beit a·bends heu·te mor·gen ü·ber·mor·gen im·mer
    manch·mal Kü·che Zim·mer Woh·nung Fern·se·hen ein·kau·fen ge·kauft be·kom·men ge·spielt
    ver·ges·sen er·zäh·len ent·schul·di·gung aus·ge·hen an·ru·fen um·stei·gen zu·rück ü·ben
    ha·ben wer·den kön·nen müs·sen möch·te ge·schrie·ben ge·schla·fen ge·bracht ge·trun·ken
    ge·fragt ge·blie·ben be·grei·fen be·schrei·ben er·klä·ren er·schre·cken er·staun·lich ers·te
    ers·tens fuhr mes·sen ge·ges·sen Ad·res·sen Mit·tag·es·sen Fremd·spra·che Haupt·stadt
    Schul·stun·de Fuß·ball·spiel Spiel·platz Klei·der·schrank Bus·hal·te·stel·le But·ter·brot
    Be·stel·lung Ge·tränk Ge·schmack span·nen·de Bei·spiel Auf·ruhr Ku·gel·schrei·ber Flug·zeug
    Re·gen·schirm Stun·den·plan Lieb·lings·fach Ge·bäu·de Ge·burts·tag be·en·den be·en·det be·ei·len
    be·eilt be·er·di·gen Be·er·di·gung be·ein·flus·sen be·ein·dru·cken be·en·gen be·ob·ach·ten
    be·ant·wor·ten be·in·hal·ten be·ur·tei·len be·un·ru·hi·gen ge·eig·net ge·ehrt ge·ei·nigt ge·en·det
    ge·erbt ge·ern·tet ge·irrt ge·impft See Se·en Bee·re Bee·ren Erd·bee·re Tee Beet Bee·te Geest Gei·ge
    Bei·ne bei·de Beu·le Mu·se·um Mu·se·en Mu·se·ums·be·such Ju·bi·lä·um Bäu·me träu·men Raum na·iv
    I·dee I·de·en Ar·me·en Al·lee Mo·sa·ik Fe·ri·en Fe·ri·en·woh·nung Fa·mi·li·en I·ta·li·en
    i·ta·li·e·nisch Spa·ni·en Spa·ni·er Bel·gi·en Kro·a·ti·en Ru·mä·ni·en Groß·bri·tan·ni·en Li·ni·en
    Ma·te·ri·a·li·en Stu·di·en·platz Me·lo·di·en Pa·ti·ent O·ri·ent zie·hen Wien Wie·ner Bie·nen
    lie·ben ver·die·nen ver·dient schien er·schien schrien ge·schrien Pa·pier Kla·vier ge·stellt
    Ge·stell Ge·stein ge·steckt ge·stan·den ge·stor·ben ges·tern Ges·te Ges·ten Gast·haus Gast·hof
    Gast·häu·ser Rat·haus Kran·ken·haus Kauf·haus Haus·arzt Zahn·arzt Zahn·ärz·tin Haus·tier Haus·frau
    Haus·halt Hau·se zu·hau·se Häu·ser Be·hau·sung Schau·spie·ler Chaus·see Schul·hof Bahn·hof
    Bi·schof hof·fen Hoff·nung ge·hofft Kopf·schmer·zen Ka·thed·ra·le Ma·the·ma·tik The·a·ter
    A·po·the·ke er·ho·len er·hal·ten Si·cher·heit Wahr·heit
    mit·ge·bracht auf·ge·schrie·ben ein·ge·schla·fen aus·ge·trun·ken miss·ver·ste·hen vor·ge·stellt
    ein·ver·stan·den An·ge·stell·te Wie·der·ver·ei·ni·gung ver·ei·nen Auf·ent·halt vor·ges·tern
    mit·ei·nan·der ver·ant·wort·lich be·ant·wor·ten Ant·wort ant·wor·ten An·ten·ne
    ein·und·zwan·zig drei·und·drei·ßig fünf·und·zwan·zig acht·und·acht·zig sie·ben·und·sech·zig
    hun·dert·ein·und·zwan·zig tau·send·und·ei·ne hun·dert Jahr·hun·dert Stun·de ge·sund so·und·so
    biss·chen Häus·chen Mäus·chen Dorn·rös·chen Gläs·chen Gäns·chen Küss·chen Mäd·chen Frö·schen
    Fla·schen zwi·schen wa·schen Men·schen aus·schen·ken des·halb wes·halb Weis·heit Eis·hal·le
    Ar·beits·heft Sport·hal·le acht·hun·dert ernst·haft dort·hin Me·tho·de Bib·li·o·thek Work·shop
    Su·shi Sweat·shirt Groß·el·tern Ca·fé Re·né Crê·pe Bay·ern Yo·ga Pa·pa·ya O·kay Hob·by Hy·ä·ne
    Cou·si·ne Tou·rist Sou·ve·nir Jeans Team Steak Bea·mer Be·am·te I·de·al Li·ne·al`,
  fr: `mai·son jar·din cui·si·ne cham·bre sa·lon fe·nê·tre por·te ta·ble chai·se li·vre ca·hier
    cra·yon sty·lo pro·fes·seur clas·se ré·cré·a·tion fran·çais an·glais his·toi·re
    gé·o·gra·phie mu·si·que sport foot·ball na·ta·tion cy·clis·me lun·di mar·di mer·cre·di
    jeu·di ven·dre·di sa·me·di di·man·che jan·vier mars a·vril mai juin juil·let août
    sep·tem·bre hi·ver prin·temps é·té au·tom·ne so·leil pluie nei·ge voi·tu·re a·vion ba·teau
    vé·lo cou·leur rou·ge bleu vert jau·ne noir blan·che pe·tit gran·de beau bel·le nou·veau
    vieil·le chien chat che·val oi·seau pois·son la·pin pa·pa ma·man frè·re sœur cou·sin on·cle
    tan·te grand mè·re man·ger boi·re dor·mir tra·vail·ler re·gar·der é·cou·ter par·ler
    ha·bi·ter je fa·mil·le fil·le gar·çon bou·teil·le fruits ma·ïs a·é·ro·port po·è·me cru·el
    oui lou·er lion na·tion ro·yal vo·ya·ger es·sai es·sa·yer ci·né·ma thé·â·tre quel·que quai
    guer·re lon·gue ai·guil·le cool jean mee·ting co·o·pé·rer feuil·le feuil·les feuil·la·ge
    por·te·feuil·le mil·le-·feuil·le fau·teuil é·cu·reuil é·cu·reuils che·vreuil bou·vreuil seuil
    deuil cer·feuil ac·cueil ac·cueil·lir ac·cueil·lant cueil·lir re·cueil re·cueil·lir cer·cueil
    é·cueil or·gueil or·gueil·leux veuil·lez Œil œil·let œuf bœuf vœux yeux yo·ga ya·ourt ya·ourts
    yack yé·ti yo-·yo Y·vet·te y hy·è·ne py·ja·ma gym·nas·ti·que pa·ys pa·y·san jo·yeux en·nu·yeux
    es·su·yer ré·veil gre·nouil·le tra·vail mail·lot a·beil·le o·reil·le mer·veil·leux ci·trouil·le
    vieil vieil·lir bil·let juil·let pa·pil·lon mil·lion guer·rier ou·vri·er queue ban·lieue lieu
    mi·lieu cu·rieux é·cri·tu·re bi·bli·o·thè·que o·ran·gea·de pi·geon dé·jeu·ner ques·tion
    é·qui·pe fa·ti·gue cuil·lè·re che·veux heu·reu·se con·ti·nu·er in·gé·nieur
    Roy Le·roy ro·yau·me Guy Du·puy po·ney po·neys tram·way cow-·boys spray rug·by Jac·quy`,
  pl: `ma·ma ta·ta brat sios·tra bab·cia dzia·dek ro·dzi·na szko·ła na·u·czy·ciel u·czeń książ·ka
    ze·szyt dłu·go·pis ław·ka ok·no drzwi po·nie·dzia·łek wto·rek śro·da czwar·tek pią·tek
    so·bo·ta nie·dzie·la sty·czeń lu·ty ma·rzec kwie·cień wios·na la·to je·sień zi·ma słoń·ce
    deszcz śnieg pies kot ko·szy·ków·ka pił·ka noż·na jabł·ko chleb wo·da her·ba·ta War·sza·wa
    au·to mu·ze·um te·atr Eu·ro·pa na·u·ka`,
  cs: `ma·ma tá·ta bra·tr ses·tra ro·di·na ško·la u·či·tel žák kni·ha se·šit ok·no stůl ži·dle
    pon·dě·lí ú·te·rý stře·da čtvr·tek pá·tek so·bo·ta ne·dě·le le·den ú·nor bře·zen du·ben
    kvě·ten čer·ven sr·pen zá·ří ří·jen lis·to·pad pro·si·nec au·to vlak mu·ze·um Pra·ha vo·da
    pi·vo chléb ja·bl·ko mlé·ko slun·ce déšť sníh pes koč·ka krk vl·na dce·ra ra·di·o dou·fat
    kou·pit na·u·čit po·u·žít pou·ze ne·u·mím do·u·čit do·u·čo·vat dout·ník`,
  fi: `ko·ti ta·lo kou·lu o·pet·ta·ja op·pi·las kir·ja ky·nä pöy·tä tuo·li ik·ku·na o·vi
    maa·nan·tai tiis·tai kes·ki·viik·ko tors·tai per·jan·tai lau·an·tai sun·nun·tai tam·mi·kuu
    hel·mi·kuu ke·vät ke·sä syk·sy tal·vi au·rin·ko sa·taa lu·mi äi·ti i·sä ve·li sis·ko per·he
    i·so·äi·ti koi·ra kis·sa ruo·ka ve·si lei·pä mai·to kah·vi tee o·me·na ju·ma·la mu·se·o
    te·at·te·ri ra·di·o va·lo·ku·va kau·nis hy·vää huo·men·ta ka·pe·a no·pe·a pi·an sy·dän
    Suo·mi lai·va rau·ta·tie rau·ta·tie·a·se·ma maan·tie·de ko·ti·työ o·lo·huo·ne kou·lu·ruo·ka
    äi·din·kie·li po·lii·si·mies ko·ti·en äi·ti·en keit·ti·ön
    toi·mi·es·sa toi·mi·es·saan lu·mi·es·teet ni·mi·e·si·merk·ki ni·mi·eh·do·tus si·vu·o·sa si·vu·o·si·a
    si·vu·ot·sik·ko ko·ti·si·vu·o·soi·te kas·vu·o·do·tus ko·ti·et·sin·tä toi·vu·ot·taa
    lap·si·mies po·lii·si·mies·tä po·lii·si·mies·ten ra·ken·nus·mie·hen lai·va·mie·his·tö kou·lu·vuo·si
    syn·ty·mä·vuo·den vii·si·vuo·ti·as kah·dek·san·vuo·ti·as kou·lu·vuot·ta tu·li·vuo·ri työ·vuo·ro
    ve·ren·vuo·to ve·ren·vuo·don mo·lem·min·puo·li·nen
    pol·ku·pyö·rä moot·to·ri·pyö·räl·lä kes·ki·yö ju·han·nus·yö työ·tä tä·nä·vuon·na en·si·vuon·na kas·vis·syö·jä`,
  hu: `a·nya a·pa test·vér is·ko·la ta·nár könyv as·tal asz·tal ab·lak hét·fő kedd szer·da
    csü·tör·tök pén·tek szom·bat va·sár·nap nyár tél ta·vasz ősz ku·tya macs·ka ház kert vá·ros
    ma·gyar or·szág e·gész·ség kö·szö·nöm jó na·pot vi·szont·lá·tás·ra gyer·mek a·u·tó te·a fi·a
    fi·ú zöld asz·szony mos·dó e·gész·sé·ge köny·ves kön·nyű hos·szú Ma·gyar·or·szág ma·gyar·or·szá·gi
    Né·met·or·szág or·szá·gok
    i·gaz·ság i·gaz·sá·gos ne·héz·ség köz·ség ró·zsa ga·rázs va·rázs·ló`,
  tr: `an·ne ba·ba kar·deş o·kul öğ·ren·ci ki·tap ka·lem ma·sa pen·ce·re ka·pı pa·zar·te·si sa·lı
    çar·şam·ba per·şem·be cu·ma cu·mar·te·si pa·zar o·cak şu·bat mart ni·san yaz kış ba·har
    gü·neş yağ·mur kar ke·di kö·pek ek·mek su süt çay kah·ve Tür·ki·ye İz·mir sa·at ma·a·le·sef
    türk·çe kont·rol e·lekt·rik a·i·le şi·ir ço·cuk`,
  ru: `ма·ма па·па брат се·стра шко·ла у·че·ник кни·га те·традь ру·чка стол стул о·кно дверь
    по·не·дель·ник втор·ник сре·да че·тверг пя·тни·ца суб·бо·та во·скре·се·нье ян·варь фе·враль
    март а·прель ле·то о·сень зи·ма ве·сна сол·нце дождь снег со·ба·ка ко·шка хлеб мо·ло·ко чай
    Мо·сква Рос·си·я май·ка чай·ник му·зе·и му·зей объ·я·снить маль·чик день·ги о·чень
    здра·вствуй·те`,
  el: `μη·τέ·ρα πα·τέ·ρας α·δερ·φός σχο·λεί·ο μα·θη·τής βι·βλί·ο μο·λύ·βι τρα·πέ·ζι κα·ρέ·κλα
    πα·ρά·θυ·ρο πόρ·τα Δευ·τέ·ρα Τρί·τη Τε·τάρ·τη Πέμ·πτη Πα·ρα·σκευ·ή Σάβ·βα·το Κυ·ρια·κή
    κα·λο·καί·ρι χει·μώ·νας ή·λιος βρο·χή σκύ·λος γά·τα ψω·μί νε·ρό γά·λα κα·φές Ελ·λά·δα
    Α·θή·να ευ·χα·ρι·στώ πα·ρα·κα·λώ αύ·ρι·ο άν·θρω·πος έρ·χο·μαι δου·λειά και·ρός τσά·ι ρο·λό·ι
    γά·ι·δα·ρος νε·ρά·ι·δα έ·χω εί·μαι λε·ω·φο·ρεί·ο εκ·δρο·μή α·γό·ρι κο·ρί·τσι κύ·ρι·ος
    γεια για πια πιο μια δυο δύ·ο ποιος ποια ποιους γιος για·γιά για·τί για·τρός γιορ·τή γυα·λιά
    μά·τια χέ·ρια πό·δια σπί·τια κε·φά·λια ψά·ρια κο·ρί·τσια τρα·γού·δια μο·λύ·βια κε·ρά·σια πο·τή·ρια
    κομ·μά·τια χρό·νια ί·διος ί·δια και·νού·ριος και·νούρ·γιο τέ·τοιο κά·ποιος ό·ποιος χί·λια α·λή·θεια
    μπά·νιο νη·σιά νη·σιού καρ·διά
    βι·βλί·α θρα·νί·α σχο·λεί·α Μα·ρί·α τρί·α κύ·ρι·α δω·μά·τι·α γυ·μνά·σι·α ει·σι·τή·ρι·α τε·τρά·δι·α
    κτί·ρι·α πλού·σι·ος πλού·σι·α οι·κο·γέ·νει·α βο·ή·θει·α ά·δει·α ά·γρι·α μα·θή·τρι·α δά·κρυ·α γρι·ά
    τρι·ά·ντα χρει·ά·ζο·μαι κρυ·ώ·νω Ι·ού·λι·ος ό·πι·ο γε·ω·γρα·φί·α γει·το·νιά
    τε·ρά·στι·α θα·λάσ·σι·α αι·ώ·νι·α ή·πι·α γνή·σι·α ε·τή·σι·α η·με·ρή·σι·α αρ·μό·δι·α ου·ρά·νι·α
    μό·ρι·α πλά·γι·α ορ·θο·γώ·νι·α προ·ά·στι·α α·έ·ρι·α σε·μι·νά·ρι·α σε·νά·ρι·α ά·γι·α αί·τι·α ναυ·ά·γι·α
    ε·μπό·ρι·α πε·ρι·θώ·ρι·α φρού·ρι·α δο·λά·ρι·α γραμ·μά·ρι·α ω·ρά·ρι·α νή·πι·α ε·ρεί·πι·α ε·πει·σό·δι·α
    ε·μπό·δι·α κα·λώ·δι·α ζώ·δι·α εγ·χει·ρί·δι·α κα·τοι·κί·δι·α ε·νοί·κι·α ε·πι·τό·κι·α
    μι·κρο·σκό·πι·α θε·μέ·λι·α ευ·αγ·γέ·λι·α μι·κρό·βι·α η·με·ρο·λό·γι·α λε·ξι·λό·γι·α δρο·μο·λό·γι·α
    μπαλ·κό·νια φα·νά·ρια ρο·λό·για λό·για τσά·για πα·γώ·νια χτα·πό·δια ρό·δια παι·χνί·δια τα·ξί·δια
    α·γό·ρια α·στέ·ρια μα·χαί·ρια λι·μά·νια γέ·λια φύλ·λα δό·ντια κρε·βά·τια λου·λού·δια μα·ξι·λά·ρια
    παι·διά`,
  id: `ru·mah se·ko·lah gu·ru mu·rid bu·ku me·ja kur·si jen·de·la pin·tu se·nin se·la·sa ra·bu
    ka·mis ju·mat sab·tu ming·gu i·bu ba·pak ka·kak a·dik ke·lu·ar·ga na·ma sa·ya te·man ma·kan
    mi·num ti·dur be·la·jar pu·lang ber·ma·in ke·mu·di·an ha·ri i·ni In·do·ne·si·a te·ri·ma
    ka·sih se·la·mat pa·gi su·ngai de·ngan ba·ngun me·nya·nyi da·ngau sau·da·ra ber·sau·da·ra
    au·la Aus·tra·li·a la·ut da·un a·us`,
  cy: `ys·gol ath·ro plen·tyn llyfr bwrdd ca·dair ffe·nestr drws dydd llun mawrth mer·cher iau
    gwe·ner sa·dwrn sul haf gae·af hy·dref mam tad brawd chwaer teu·lu ci cath dŵr llaeth ba·ra
    Cym·ru Caer·dydd bo·re da nos di·olch croe·so di·od ei·siau gei·riau llu·niau gwy·liau
    o·riau ffrin·diau a·ni·fei·liaid lliw·iau ieu·enc·tid gwneud gwnaeth wnes gwlad wlad ngwlad gwraig
    gwran·do gwlyb dweud un·waith ddwy·waith ar·wain cwes·tiwn cwes·tiy·nau gwyn gwn gwr·thod gw·ryw wrth
    gw·nï·o bw·a ga·lw cw·rw gw·rw w·rw nghw·rw
    ped·war ped·we·rydd Tach·wedd nos·waith ym·weld brec·wast sgwâr cyf·we·liad ad·waith ca·dwyn`,
  la: `ma·ter pa·ter fra·ter so·ror pu·er pu·el·la ma·gis·ter dis·ci·pu·lus li·ber sci·en·ti·a
    a·qua e·quus ae·des poe·na au·rum ius iam iu·ve·nis ma·ior lin·gua san·guis u·bi quo·que
    ci·vis Ro·ma·nus Grae·ci fi·li·us fi·li·a tem·plum pa·trem a·gri vo·lup·tas om·nis om·ni·a po·e·ta po·e·tae
    po·e·ma co·e·git coe·pit proe·li·um qui·a qui·es·co re·qui·em quis`,
  uk: `ма·ма та·то брат се·стра шко·ла у·чень кни·га зо·шит стіл ві·кно две·рі по·не·ді·лок
    вів·то·рок се·ре·да че·твер п’я·тни·ця су·бо·та не·ді·ля лі·то о·сінь зи·ма ве·сна сон·це
    дощ сніг со·ба·ка кіт хліб мо·ло·ко чай Ки·їв У·кра·ї·на дя·ку·ю ба·тько прав·да ав·то
    дів·чи·на`,
  mi: `whā·nau ku·ra kai·a·ko ta·mai·ti pu·ka·pu·ka wha·re ma·ra·ma rā ki·rī·ma·na wai kai mō·re·na
    a·ro·ha ta·ma·ri·ki ti·pu·na Ao·te·a·ro·a whe·nu·a`,
};

describe.each(Object.entries(tables))(
  'syllables of first school words in language %s',
  (language, list) => {
    test.each(list.split(/\s+/u))('splits %s into its syllables', (cut) => {
      expect(syllabify(language, cut.replaceAll('·', ''))?.parts.join('·')).toBe(cut);
    });
  },
);
