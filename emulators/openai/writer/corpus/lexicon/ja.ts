/** Japanese: code letter, then form=lemma,meaning,reading (none where the form is kana). See ../README.md. */
export const ja = `
P ニーナ; サム; オマール; エラ; ベン; ブルーノ; ジュリア; ベル先生,,ベルせんせい; ポルトガル,Portugal; ローマ,Rome
N あひる,duck; いちご,strawberry; いとこ,cousin; いとこたち=いとこ,cousin; うち,home; おじさん,uncle; おなか,stomach; おばあさん,grandmother; おばあちゃん=おばあさん,grandmother; お会計=会計,bill,おかいけい; お兄さん=兄,brother,おにいさん; お客さん=客,guest,おきゃくさん; お昼=昼,lunchtime,おひる; お母さん=母,mother,おかあさん; お父さん=父,father,おとうさん; お礼,thanks,おれい; お金,money,おかね; お風呂場=風呂場,bathroom,おふろば; かご,basket; かばん,bag; こと,thing; ごみ,rubbish; つもり,plan; とき,time; とおり,way; ところ,place; におい,smell; はちみつ,honey; ほう,side; ほか,other; みつばち,bee; もの,thing; りんご,apple; ため,sake
N アイスクリーム,ice cream; アイデア,idea; アパート,flat; アルバム,album; イタリア人,Italian,イタリアじん; イタリア語,Italian,イタリアご; ウェイター,waiter; ウェイターさん=ウェイター,waiter; オレンジ,orange; オレンジジュース,orange juice; カップ,cup; カフェ,café; カード,card; ガラス,glass; ギター,guitar; クッション,cushion; クラス,class; クリームつき,with cream; ケーキ,cake; コイン,coin; ココア,hot chocolate; コップ,glass; コメディー,comedy; コンサート,concert; コーヒー,coffee; サイクリング,bike ride; サッカー,football; サラダ,salad; サンドイッチ,sandwich; ジュース,juice; スポーツ,sport; スマホ,phone; スーパー,supermarket; チョコレート,chocolate; チーズ,cheese; チーム,team; テスト,test; テラス,terrace; テレビ,television; テント,tent; テーブル,table; トマト,tomato; ドア,door; バス,bus; バスケットボール,basketball; バス停,bus stop,バスてい; バナナ,banana; バルコニー,balcony; パスタ,pasta; パラソル,umbrella; パン,bread; パン屋,bakery,パンや; パーティー,party; ピアノ,piano; ピザ,pizza; フライドポテト,chip; プラスチック,plastic; プレゼント,present; プール,swimming pool; ベッド,bed; ベンチ,bench; ペットボトル,plastic bottle; ホテル,hotel; ホラー,horror; ホーム,platform; ホール,hall; ボトル,bottle; ボール,ball; ポスター,poster; ポップコーン,popcorn; ポテトチップス,crisp; ミュージシャン,musician; メール,e-mail; ユーロ,euro; ヨガ,yoga; リスト,list; リビング,living room; レストラン,restaurant; レモネード,lemonade; レモン,lemon; ロボット,robot
N 一日,day,いちにち; 一日中,all day,いちにちじゅう; 一日目,first day,いちにちめ; 二日目,second day,ふつかめ; 一時,one o’clock,いちじ; 二時,two o’clock,にじ; 六時,six o’clock,ろくじ; 七時,seven o’clock,しちじ; 十時,ten o’clock,じゅうじ; 十一時,eleven o’clock,じゅういちじ; 十二時,twelve o’clock,じゅうにじ; 十二時半,half past twelve,じゅうにじはん; 一時間,one hour,いちじかん; 二時間,two hours,にじかん; 八時間,eight hours,はちじかん; 二週間,two weeks,にしゅうかん; 六月,June,ろくがつ; 一晩,night,ひとばん; 二階,upper floor,にかい; 四階,third floor,よんかい; 一番,most,いちばん; 三番,number three,さんばん; 一曲,one song,いっきょく
N 上,top,うえ; 下,bottom,した; 世界,world,せかい; 丘,hill,おか; 両親,parent,りょうしん; 中,inside,なか; 中心,centre,ちゅうしん; 人,person,ひと; 人たち=人,person,ひとたち; 今,now,いま; 今年,this year,ことし; 今度,next time,こんど; 今日,today,きょう; 代わり,instead,かわり; 仲,relationship,なか; 休み,holiday,やすみ; 健康,health,けんこう; 先生,teacher,せんせい; 先週,last week,せんしゅう; 入場,entrance,にゅうじょう; 公園,park,こうえん; 写真,photo,しゃしん; 冬,winter,ふゆ; 出身,origin,しゅっしん; 前,front,まえ; 動物,animal,どうぶつ; 動画,video,どうが; 医者,doctor,いしゃ; 午後,afternoon,ごご; 単語,word,たんご; 博物館,museum,はくぶつかん; 卵,egg,たまご; 去年,last year,きょねん; 友達,friend,ともだち; 台所,kitchen,だいどころ; 右,right,みぎ; 同じ,same,おなじ; 名前,name,なまえ; 噴水,fountain,ふんすい; 図書館,library,としょかん; 土曜日,Saturday,どようび; 地元,local area,じもと; 地図,map,ちず; 地球,planet,ちきゅう; 城,castle,しろ; 場所,place,ばしょ; 夏,summer,なつ; 夕方,evening,ゆうがた; 外,outside,そと; 夜,evening,よる; 夜中,midnight,よなか; 天気,weather,てんき; 太陽,sun,たいよう; 女の人,woman,おんなのひと; 女の子,girl,おんなのこ; 女性,lady,じょせい; 妹,sister,いもうと; 子どもたち=子ども,child,こどもたち; 学校,school,がっこう; 家,house,いえ; 家族,family,かぞく; 宿題,homework,しゅくだい; 寝室,bedroom,しんしつ; 山,mountain,やま; 川,river,かわ; 川岸,river bank,かわぎし; 川沿い,riverside,かわぞい; 市場,market,いちば; 帽子,hat,ぼうし; 年寄り,old,としより; 年配,old,ねんぱい; 広場,square,ひろば; 庭,garden,にわ; 建物,building,たてもの; 弟,brother,おとうと; 後,after,あと; 徒歩,foot,とほ; 手紙,letter,てがみ; 手袋,glove,てぶくろ; 持ち主,owner,もちぬし; 放課後,after school,ほうかご; 教科書,textbook,きょうかしょ; 数学,maths,すうがく; 新聞,newspaper,しんぶん; 日,day,ひ; 日曜日,Sunday,にちようび; 早口,fast speech,はやくち; 明かり,light,あかり; 明日,tomorrow,あした; 映画,film,えいが; 映画会,film evening,えいがかい; 映画館,cinema,えいがかん; 昨日,yesterday,きのう; 昼ご飯,lunch,ひるごはん; 時計,clock,とけい; 時間,time,じかん; 景色,view,けしき; 暮らし方,way of living,くらしかた; 曲,song,きょく; 最初,beginning,さいしょ; 最後,end,さいご; 最高,best,さいこう; 月曜日,Monday,げつようび; 朝,morning,あさ; 朝ご飯,breakfast,あさごはん; 木,tree,き; 木曜日,Thursday,もくようび; 本,book,ほん; 机,desk,つくえ; 来年,next year,らいねん; 来月,next month,らいげつ; 来週,next week,らいしゅう; 果物,fruit,くだもの; 校庭,playground,こうてい; 梨,pear,なし; 森,forest,もり; 楽しみ,pleasure,たのしみ; 橋,bridge,はし; 次,next,つぎ; 歌,song,うた; 正午,noon,しょうご; 歴史,history,れきし; 母,mother,はは; 毎日,every day,まいにち; 毎朝,every morning,まいあさ; 毎週,every week,まいしゅう; 気分,mood,きぶん; 気持ち,feeling,きもち; 水,water,みず; 水曜日,Wednesday,すいようび; 水泳,swimming,すいえい; 泳ぎ,swim,およぎ; 浜辺,beach,はまべ; 海,sea,うみ; 港,harbour,みなと; 湖,lake,みずうみ; 火曜日,Tuesday,かようび; 灰色,grey,はいいろ; 点,mark,てん; 無料,free,むりょう; 父,father,ちち; 牛乳,milk,ぎゅうにゅう; 物語,story,ものがたり; 犬,dog,いぬ; 猫,cat,ねこ; 玉ねぎ,onion,たまねぎ; 理科,science,りか; 生徒,pupil,せいと; 生徒たち=生徒,pupil,せいとたち; 生活,life,せいかつ; 田舎,country,いなか; 男の子,boy,おとこのこ; 町,town,まち; 番号,number,ばんごう; 真ん中,middle,まんなか; 眼鏡,glasses,めがね; 砂,sand,すな; 祖母,grandmother,そぼ; 祖父,grandfather,そふ; 科学者,scientist,かがくしゃ; 科目,subject,かもく; 窓,window,まど; 笑顔,smile,えがお; 答え,answer,こたえ; 箱,box,はこ; 紅茶,tea,こうちゃ; 紙,paper,かみ; 絵,picture,え; 緑色,green,みどりいろ; 練習,training,れんしゅう; 美術,art,びじゅつ; 習慣,habit,しゅうかん; 自分,own,じぶん; 自然,nature,しぜん; 自転車,bike,じてんしゃ; 船,boat,ふね; 花,flower,はな; 花屋,flower stall,はなや; 英語,English,えいご; 行動,action,こうどう; 袋,bag,ふくろ; 裏,back,うら; 角,corner,かど; 言葉,word,ことば; 計画,plan,けいかく; 記事,article,きじ; 話,story,はなし; 誕生日,birthday,たんじょうび; 買い物,shopping,かいもの; 質問,question,しつもん; 車,car,くるま; 農家,farmhouse,のうか; 近く,near,ちかく; 近所,neighbourhood,きんじょ; 途中,way,とちゅう; 通り,street,とおり; 週,week,しゅう; 週末,weekend,しゅうまつ; 運動,sport,うんどう; 道具,tool,どうぐ; 部屋,room,へや; 野菜,vegetable,やさい; 金曜日,Friday,きんようび; 隣,next,となり; 雨,rain,あめ; 電気,electricity,でんき; 電車,train,でんしゃ; 音楽,music,おんがく; 風船,balloon,ふうせん; 飛行機,plane,ひこうき; 食べ物,food,たべもの; 食堂,canteen,しょくどう; 飲み物,drink,のみもの; 駅,station,えき; 魚,fish,さかな; 鳥,bird,とり; 黄色,yellow,きいろ; 授業,lesson,じゅぎょう
V です,be; でした=です,be; でしょう=です,be; だ,be; だった=だ,be; ではありません=です,be; じゃない=だ,be; なんだ=だ,be; あります=ある,be; ありました=ある,be; ありません=ある,be; ある,be; あって=ある,be; いる,be; います=いる,be; いた=いる,be; いませんでした=いる,be; ない,be; なる,become; なった=なる,become; する,do; します=する,do; した=する,do; して=する,do; してた=する,do; してる=する,do
V あいさつしてくれます=あいさつする,greet; あげた=あげる,give; あげます=あげる,give; おいで,come; かけた=かける,wear; くれた=くれる,give; すいた=すく,become empty; すいている=すく,become empty; すいてる=すく,become empty; できた=できる,can; できる,can; ほしがっています=ほしがる,want; ほしがっている=ほしがる,want; ほしがりません=ほしがる,want; もらった=もらう,get; やって来ます=やって来る,arrive,やってきます; やって来ました=やって来る,arrive,やってきました; リサイクルしてる=リサイクルする,recycle
V 乗っている=乗る,ride,のっている; 乗る,ride,のる; 会います=会う,meet,あいます; 会えなくて=会う,meet,あえなくて; 会おう=会う,meet,あおう; 伝えて=伝える,tell,つたえて; 住む,live,すむ; 住んでいます=住む,live,すんでいます; 作られた=作る,make,つくられた; 作りました=作る,make,つくりました; 作ります=作る,make,つくります; 作ってあげた=作る,make,つくってあげた; 作る,make,つくる; 使いません=使う,use,つかいません; 入った=入る,go in,はいった; 入れてる=入れる,put in,いれてる; 出します=出す,give,だします; 出たがっている=出る,go out,でたがっている; 出かける,go,でかける; 出てくる=出る,come out,でてくる; 出ます=出る,come out,でます; 分かった=分かる,understand,わかった; 分からない=分かる,understand,わからない; 分けてる=分ける,sort,わけてる; 助けた=助ける,help,たすけた; 助けたい=助ける,help,たすけたい; 取ってる=取る,get,とってる; 味見します=味見する,try,あじみします; 咲く,bloom,さく; 喜んでた=喜ぶ,be pleased,よろこんでた; 売っています=売る,sell,うっています; 変えられる=変える,change,かえられる; 変える,change,かえる; 始まる,start,はじまる; 始めよう=始める,start,はじめよう; 守る,protect,まもる; 寝た=寝る,sleep,ねた; 寝たがっている=寝る,sleep,ねたがっている; 寝たがりません=寝る,sleep,ねたがりません; 寝ています=寝る,sleep,ねています; 寝てる=寝る,sleep,ねてる; 寝ます=寝る,sleep,ねます; 帰ります=帰る,go home,かえります; 帰る,go home,かえる; 帰ろう=帰る,go home,かえろう; 座る,sit,すわる; 弾いて=弾く,play,ひいて; 弾いています=弾く,play,ひいています; 弾いてくれる=弾く,play,ひいてくれる; 弾く,play,ひく; 待ちました=待つ,wait,まちました; 待ちます=待つ,wait,まちます; 待って=待つ,wait,まって; 待っている=待つ,wait,まっている; 心配しないで=心配する,worry,しんぱいしないで; 考えます=考える,think,かんがえます; 思って=思う,think,おもって; 思っています=思う,think,おもっています; 感動して=感動する,be moved,かんどうして; 戻ってきた=戻る,come back,もどってきた; 戻ってくる=戻る,come back,もどってくる; 払う,pay,はらう; 拾います=拾う,collect,ひろいます; 持って=持つ,have,もって; 持っていきます=持っていく,take,もっていきます; 持っていく,take,もっていく; 持ってきた=持ってくる,bring,もってきた; 持ってくる,bring,もってくる; 持ってくれる=持つ,carry,もってくれる; 持ってない=持つ,have,もってない; 持ってる=持つ,have,もってる; 捨てる,throw away,すてる; 掃除する,clean,そうじする; 探さない=探す,look for,さがさない; 探しました=探す,look for,さがしました; 描く,draw,かく; 撮りました=撮る,take,とりました; 散歩したり=散歩する,walk,さんぽしたり; 旅行したい=旅行する,travel,りょこうしたい; 旅行しました=旅行する,travel,りょこうしました; 書きます=書く,write,かきます; 送り合っています=送り合う,write,おくりあっています; 載った=載る,be on,のった; 来た=来る,come,きた; 来ました=来る,come,きました; 来ます=来る,come,きます; 来る,come,くる; 案内してくれます=案内する,show,あんないしてくれます; 植えます=植える,plant,うえます; 植える,plant,うえる; 歌いました=歌う,sing,うたいました; 歌います=歌う,sing,うたいます; 歌おう=歌う,sing,うたおう; 歩いて=歩く,walk,あるいて; 気に入っています=気に入る,like,きにいっています; 気に入ってる=気に入る,like,きにいってる; 泊まった=泊まる,stay,とまった; 泣いてた=泣く,cry,ないてた; 注文します=注文する,order,ちゅうもんします; 泳いだり=泳ぐ,swim,およいだり; 泳ぎました=泳ぐ,swim,およぎました; 泳ぐ,swim,およぐ; 泳げない=泳ぐ,swim,およげない; 消します=消す,turn off,けします; 焼きました=焼く,bake,やきました; 焼きます=焼く,bake,やきます; 用意して=用意する,prepare,よういして; 疲れています=疲れる,be tired,つかれています; 疲れてる=疲れる,be tired,つかれてる; 眠れる=眠る,sleep,ねむれる; 着きました=着く,sit down,つきました; 知ってる=知る,know,しってる; 知らない=知る,know,しらない; 知り合いました=知り合う,meet,しりあいました; 祝いました=祝う,celebrate,いわいました; 祝った=祝う,celebrate,いわった; 空いてる=空く,be free,あいてる; 笑いたい=笑う,laugh,わらいたい; 節約してる=節約する,save,せつやくしてる; 続きます=続く,last,つづきます; 緊張しています=緊張する,be nervous,きんちょうしています; 緊張してる=緊張する,be nervous,きんちょうしてる; 置いておきます=置く,put,おいておきます; 聞きます=聞く,listen,ききます; 落ち着いて=落ち着く,calm down,おちついて; 行います=行う,organise,おこないます; 行きたがっています=行く,go,いきたがっています; 行きたがりません=行く,go,いきたがりません; 行きます=行く,go,いきます; 行く,go,いく; 行った=行く,go,いった; 見えます=見える,see,みえます; 見つかった=見つかる,find,みつかった; 見つけた=見つける,find,みつけた; 見つけました=見つける,find,みつけました; 見て=見る,look,みて; 見てみたい=見る,see,みてみたい; 見てる=見る,watch,みてる; 見る,watch,みる; 見学したり=見学する,visit,けんがくしたり; 覚えます=覚える,learn,おぼえます; 言いました=言う,say,いいました; 言います=言う,say,いいます; 言う,say,いう; 言えない=言う,say,いえない; 訪れました=訪れる,visit,おとずれました; 話した=話す,talk,はなした; 話しました=話す,speak,はなしました; 話します=話す,talk,はなします; 話しません=話す,speak,はなしません; 話す,speak,はなす; 話せる=話す,speak,はなせる; 説明しました=説明する,explain,せつめいしました; 説明します=説明する,explain,せつめいします; 読みました=読む,read,よみました; 読む,read,よむ; 読んでいます=読む,read,よんでいます; 買う,buy,かう; 買おう=買う,buy,かおう; 貸してくれます=貸す,lend,かしてくれます; 走ります=走る,run,はしります; 走る,run,はしる; 起きます=起きる,get up,おきます; 足りる,be enough,たりる; 踊りました=踊る,dance,おどりました; 踊る,dance,おどる; 輝いている=輝く,shine,かがやいている; 通じた=通じる,be understood,つうじた; 選びます=選ぶ,choose,えらびます; 選ぶ,choose,えらぶ; 選んで=選ぶ,choose,えらんで; 遊びたがっている=遊ぶ,play,あそびたがっている; 遊びたがりません=遊ぶ,play,あそびたがりません; 遊びます=遊ぶ,play,あそびます; 遊ぶ,play,あそぶ; 過ごしました=過ごす,spend,すごしました; 違います=違う,be different,ちがいます; 開きます=開く,hold,ひらきます; 開く,open,あく; 開けた=開ける,open,あけた; 開けました=開ける,open,あけました; 開けます=開ける,open,あけます; 降った=降る,rain,ふった; 降っていて=降る,rain,ふっていて; 降らなかった=降る,rain,ふらなかった; 降らなければ=降る,rain,ふらなければ; 集まります=集まる,meet,あつまります; 電話してきた=電話する,call,でんわしてきた; 頑張って=頑張る,do one’s best,がんばって; 頼みました=頼む,ask,たのみました; 頼みます=頼む,ask for,たのみます; 頼んで=頼む,order,たのんで; 食べたり=食べる,eat,たべたり; 食べて=食べる,eat,たべて; 食べました=食べる,eat,たべました; 食べます=食べる,eat,たべます; 食べません=食べる,eat,たべません; 食べる,eat,たべる; 飲まない=飲む,drink,のまない; 飲みます=飲む,drink,のみます; 飾りました=飾る,decorate,かざりました; 鳴って=鳴る,ring,なって
A いい,good; よかった=いい,good; うれしい,happy; うれしかった=うれしい,happy; うれしくて=うれしい,happy; おいしい,delicious; おいしそう=おいしい,delicious; おもしろい,funny; きれい,beautiful; すてき,wonderful; すばらしい,wonderful; すばらしくて=すばらしい,wonderful; ほしい,want; ぴったり,perfect; いっぱい,full; みたい,like; カラフルな=カラフル,coloured; 丁寧,polite,ていねい; 上手,good,じょうず; 不思議な=不思議,strange,ふしぎな; 健康,healthy,けんこう; 優しい,kind,やさしい; 古い,old,ふるい; 多い,many,おおい; 多すぎる,too much,おおすぎる; 大きい,big,おおきい; 大きな,big,おおきな; 大した,great,たいした; 大切,important,たいせつ; 大好き,favourite,だいすき; 大好きな=大好き,favourite,だいすきな; 好き,like,すき; 好きな=好き,like,すきな; 安い,cheap,やすい; 完璧,perfect,かんぺき; 寂しそう=寂しい,lonely,さびしそう; 寒い,cold,さむい; 小さい,small,ちいさい; 小さな,small,ちいさな; 小さかった=小さい,small,ちいさかった; 幸せ,happy,しあわせ; 得意,good,とくい; 必要,necessary,ひつよう; 怖すぎる,too scary,こわすぎる; 新しい,new,あたらしい; 新しくて=新しい,new,あたらしくて; 新鮮な=新鮮,fresh,しんせんな; 明るい,bright,あかるい; 暑かった=暑い,hot,あつかった; 柔らかすぎる,too soft,やわらかすぎる; 楽しい,nice,たのしい; 正しい,right,ただしい; 温かい,warm,あたたかい; 温かくて=温かい,warm,あたたかくて; 狭い,small,せまい; 白い,white,しろい; 若い,young,わかい; 若くて=若い,young,わかくて; 苦手な=苦手,bad at,にがてな; 親切,friendly,しんせつ; 誇らしい,proud,ほこらしい; 赤い,red,あかい; 遅すぎる,too late,おそすぎる; 遠くない=遠い,far,とおくない; 長い,long,ながい; 難しい,difficult,むずかしい; 青い,blue,あおい; 静か,quiet,しずか; 静かな=静か,quiet,しずかな; 高い,expensive,たかい; 高くない=高い,expensive,たかくない; 黄色い,yellow,きいろい
D あまり,not very; いつも,always; すごく,really; たいてい,usually; たくさん,a lot; ちょっと,a little; とても,very; どう,how; どうして,why; どうやって,how; まず,first; また,again; まだ,still; めったに,rarely; もう,already; もちろん,of course; ゆっくり,slowly; よく,often; 一緒,together,いっしょ; 全然,not at all,ぜんぜん; 同じく,likewise,おなじく; 少し,a little,すこし; 早く,early,はやく; 本当に,really,ほんとうに; 突然,suddenly,とつぜん; 静かに,quietly,しずかに
R ぼく,I; ぼくたち,we; 私,I,わたし; 私たち,we,わたしたち; みんな,everyone; だれも,nobody; だれでも,everyone; そこ,there; それ,it; これで,now; どこ,where; いくら,how much; 何,what,なに; 何か,something,なにか; 何も,nothing,なにも; 何時,what time,なんじ; 何歳,how old,なんさい; 二人,both,ふたり
T この,this; その,that; どの,which
M 二,two,に; 三,three,さん; 五,five,ご; 十,ten,じゅう; 一つ,one,ひとつ; 二つ,two,ふたつ; 一つ目,first,ひとつめ; 二つ目,second,ふたつめ; 一キロ,kilo,いちキロ; 一切れ,piece,ひときれ; 一回,once,いっかい; 二回,twice,にかい; 三回,three times,さんかい; 一本,one bottle,いっぽん; 一杯,one glass,いっぱい; 一箱,one box,ひとはこ; 七十歳,seventy years old,ななじゅっさい; 八十歳,eighty years old,はちじゅっさい; 三冊,three,さんさつ; 二冊,two,にさつ; 三羽,three,さんわ; 二十本,twenty,にじゅっぽん; 二枚,two,にまい; 六個,six,ろっこ; 十個,ten,じゅっこ; 十分,ten minutes,じゅっぷん
C けど,but; でも,but; それから,then
K は,topic marker; が,subject marker; を,object marker; に,at; へ,to; で,at; と,and; の,of; も,also; や,and; か,question marker; から,from; まで,until; ので,because; し,and; のに,although; なら,if; しか,only; ぐらい,about; どおり,according to; って,that; よ,emphasis; ね,isn’t it; な,exclamation; んだ,explanation; について,about; にとって,for; ように,so that; ために,for
I ありがとう,thank you; いいえ,no; うん,yes; ううん,no; おはよう,good morning; おめでとう,congratulations; お願い=お願いする,please,おねがい; さあ,now; じゃあ,then; そう,right; そのとおり,exactly; ねえ,hey; はい,yes; またね,goodbye; やった,great
@holiday.n8 T ある,one
@phone.d12 A 親切,kind,しんせつ
@town.n1 K から,since
@school.n10 C が,but
@market.n7 C が,but
@sport.n12 C が,but
@cat.n7 C が,but
@cat.n6 V 聞きます=聞く,ask,ききます
@cafe.n9 N 後,after,ご
@sport.n12 A 健康,healthy,けんこう
@cafe.d4 A 温かい,hot,あたたかい
@cafe.n4 A 温かい,hot,あたたかい
@school.n2 K と,with
@school.n3 K と,with
@town.n5 K と,with
@town.n9 K と,that
@cafe.n9 K と,with
@market.n1 K と,with
@birthday.n3 K と,with
@birthday.d7 K と,with
@birthday.d14 K と,must
@phone.n7 K と,that
@phone.d7 K と,with
@holiday.n1 K と,with
@holiday.n6 K と,with
@holiday.n11 K と,with
@holiday.d2 K と,with
@holiday.d3 K と,with
@film.n12 K と,with
@nature.d2 K と,with
@family.n8 K と,with
@cat.n8 K と,that
@cat.n10 K と,that
@cat.n12 K と,that
@cat.n14 K と,that
@town.d8 K か,or
@nature.n5 K か,or
@school.d6 K から,because
@school.d8 K から,because
@town.d9 K から,because
@town.d13 K から,because
@phone.d8 K から,because
@holiday.d13 K から,because
@nature.d4 K から,because
@nature.d5 K から,because
@market.d7 K のに,for
@school.n3 K に,to
@birthday.n2 K に,to
@market.n12 K に,to
@film.n2 K に,to
@film.d1 K に,to
@market.d6 K に,for
@birthday.d5 K に,for
@sport.d9 K の,nominaliser
@sport.d8 K の,nominaliser
@family.n6 K の,nominaliser
@family.n8 K の,nominaliser
@family.n9 K の,nominaliser
@family.n10 K の,nominaliser
@family.n13 K の,nominaliser
@family.n18 K の,nominaliser
@family.n19 K の,nominaliser
@family.n20 K の,nominaliser
@town.d7 K の,question marker
@town.d10 K の,question marker
@sport.d1 K の,question marker
@market.d3 K の,question marker
@phone.d6 K の,question marker
@phone.d10 K の,question marker
@holiday.d1 K の,question marker
@holiday.d4 K の,question marker
@holiday.d10 K の,question marker
@film.d2 K の,question marker
@birthday.d5 K の,question marker
@birthday.d8 K の,question marker
@birthday.d9 K の,question marker
@cat.n6 K の,question marker
`;
