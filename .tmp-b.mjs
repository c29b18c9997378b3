import {launch,signIn,shots,base} from './.tmp-look.mjs';
const b=await launch(); const p=await b.newPage(); p.on('console',m=>m.type()==='error'&&console.log('ERR',m.text()));
await signIn(p);
await p.setViewportSize({width:1366,height:768});
await p.goto(base+'/add_resource'); await p.getByRole('heading',{name:'Add a resource'}).waitFor(); await p.waitForTimeout(500);
await shots(p,'add',['m','s']);
await p.setViewportSize({width:1366,height:768});
await p.goto(base+'/upload_resource'); await p.getByText('Drop your files').waitFor();
await shots(p,'up0',['w','m','s']);
await p.setViewportSize({width:1366,height:768});
await p.setInputFiles('input[type=file]',[
 {name:'Le_marché de Noël.txt',mimeType:'text/plain',buffer:Buffer.from('Le marché de Noël\n\nLéa va au marché avec son frère. « Regarde ! » dit-elle. M. Roy vend des écharpes rouges.\n\nIls rentrent à la maison. Il neige.')},
 {name:'Donaudampfschifffahrtsgesellschaftskapitän_und_die_sehr_lange_Reise_nach_Wien.txt',mimeType:'text/plain',buffer:Buffer.from('سارة: مرحبا، كيف حالك؟\nعمر: أنا بخير، شكرا!\nسارة: هيا بنا إلى السوق.')},
]);
await p.waitForTimeout(600);
await p.getByRole('button',{name:/Donau/}).first().click();
const c=p.getByRole('combobox',{name:'Language of the text'}); await c.scrollIntoViewIfNeeded(); await p.waitForTimeout(300); await c.fill('Arabic'); await p.waitForTimeout(300); await c.press('ArrowDown'); await c.press('Enter'); await p.waitForTimeout(300); console.log(await c.inputValue());
await p.getByRole('button',{name:'I have a translation too'}).click();
await p.getByLabel(/Your translation into/).fill('Sara: Hello, how are you?\nOmar: I am well.');
await p.getByRole('button',{name:/Make 2 lessons/}).click(); await p.waitForTimeout(600);
await shots(p,'up3',['m']);
await p.getByLabel(/Your translation into/).fill('Sara: Hello, how are you?\nOmar: I am well, thank you!\nSara: Let us go to the market.');
await p.waitForTimeout(300);
await p.getByRole('region',{name:/As the lesson/}).scrollIntoViewIfNeeded();
await shots(p,'up4',['m']);
await p.setViewportSize({width:390,height:844}); await p.getByRole('region',{name:/As the lesson/}).scrollIntoViewIfNeeded(); await p.screenshot({path:'/tmp/w8/s/up4-s.png'});
await p.setViewportSize({width:1366,height:768});
await p.getByRole('button',{name:/Make 2 lessons/}).click(); await p.waitForTimeout(500);
await shots(p,'up5',['m']);
await p.getByText('All 2 lessons are there').waitFor({timeout:30000}).catch(()=>console.log('not all'));
await shots(p,'up6',['m','s']);
await p.setViewportSize({width:1366,height:768});
await p.getByRole('link',{name:/Review: Le/}).click(); await p.waitForTimeout(3000);
await shots(p,'up7',['m']);
await b.close();
